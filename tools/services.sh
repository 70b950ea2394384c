#!/bin/sh
# Sees to PostgreSQL and Redis for the tests, or says in one sentence what is missing.
# Only the programs are needed: the tests start servers of their own, and nothing else is started or set up.
set -e
policy=/usr/sbin/policy-rc.d

ready() {
    command -v redis-server >/dev/null || return 1
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

install() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" >/dev/null
}

ready && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing PostgreSQL and Redis …"
    if [ ! -e "$policy" ]; then
        trap 'rm -f "$policy"' EXIT
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod +x "$policy"
    fi
    apt-get -qq update
    install postgresql-common
    sed -i 's/^#\? *create_main_cluster *=.*/create_main_cluster = false/' /etc/postgresql-common/createcluster.conf
    install postgresql redis-server
fi
ready && exit 0
echo "PostgreSQL or Redis is missing, so what needs them is not tested." \
    "On Debian or Ubuntu: sudo apt install postgresql redis-server" >&2
exit 1
