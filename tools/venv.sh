#!/bin/sh
# Makes the virtual environment $1, or says in one sentence what is missing.
set -e
. tools/say.sh
venv=$1
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null; then
    complain "Fallakte needs Python 3.11 or newer, and $python was not found. On Debian or Ubuntu: sudo apt install python3 python3-venv" \
        "Fallakte braucht Python 3.11 oder neuer, und $python wurde nicht gefunden. Unter Debian oder Ubuntu: sudo apt install python3 python3-venv"
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    found=$("$python" -V 2>&1)
    complain "Fallakte needs Python 3.11 or newer; $python is $found. If there is a newer one: make play PYTHON=python3.11" \
        "Fallakte braucht Python 3.11 oder neuer; $python ist $found. Wenn es ein neueres gibt: make play PYTHON=python3.11"
    exit 1
fi
if ! mkdir -p "$venv" 2>/dev/null || [ ! -w "$venv" ]; then
    complain "Nothing can be written to $PWD, so nothing can be installed here. Copy the folder to a place of your own and try again there." \
        "In $PWD kann nichts geschrieben werden, also lässt sich hier nichts installieren. Kopiere den Ordner an einen eigenen Platz und versuche es dort."
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing python3-venv …" "python3-venv wird installiert …"
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y python3-venv >/dev/null || true
    fi
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        complain "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv" \
            "Pythons Modul venv fehlt. Unter Debian oder Ubuntu: sudo apt install python3-venv"
        exit 1
    fi
fi
say "making the environment $venv …" "Umgebung $venv wird angelegt …"
"$python" -m venv --clear "$venv"
