# Sourced: `say ENGLISH GERMAN` writes the one that the locale asks for, `complain` the same to standard error.
say() {
    case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
    de*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
    esac
}

complain() {
    say "$1" "$2" >&2
}
