#!/bin/sh
# Sees to a C compiler and Python's headers, or says in one sentence what is missing.
set -e
python=${1:-python3}

ready() {
    command -v cc >/dev/null || command -v gcc >/dev/null || return 1
    [ -f "$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]
}

ready && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing a C compiler …"
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y gcc libc6-dev python3-dev >/dev/null
fi
ready && exit 0
echo "A C compiler or Python's headers are missing, so the rules are tested interpreted only." \
    "On Debian or Ubuntu: sudo apt install gcc python3-dev" >&2
exit 1
