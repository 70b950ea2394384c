#!/bin/sh
# Makes the virtual environment $1, or says in one sentence what is missing.
set -e
venv=$1
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null; then
    echo "Fallakte needs Python 3.11 or newer, and $python was not found." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Fallakte needs Python 3.11 or newer; $python is $("$python" -V 2>&1). Try: make PYTHON=python3.11" >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "installing python3-venv …"
        apt-get -qq update
        DEBIAN_FRONTEND=noninteractive apt-get -qq install -y python3-venv >/dev/null
    else
        echo "Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv" >&2
        exit 1
    fi
fi
echo "making the environment $venv …"
"$python" -m venv --clear "$venv"
