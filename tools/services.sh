#!/bin/sh
# Sees to PostgreSQL, Redis and Chromium for the tests, or says in one sentence what is missing.
# Only the programs are needed: the tests start servers of their own, and Debian's are neither started nor set up.
policy=/usr/sbin/policy-rc.d

has_postgres() {
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1
}

has_redis() {
    command -v redis-server >/dev/null
}

has_chromium() {
    command -v chromium >/dev/null
}

has_all() {
    has_postgres && has_redis && has_chromium
}

get() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$1" &&
        { ! command -v systemctl >/dev/null || systemctl disable -q "$1" || true; }
}

get_chromium() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium
}

get_postgres() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends postgresql-common &&
        sed -i 's/^#\? *create_main_cluster *=.*/create_main_cluster = false/' \
            /etc/postgresql-common/createcluster.conf &&
        get postgresql
}

get_missing() {
    apt-get -qq update
    { has_postgres || get_postgres; } && { has_redis || get redis-server; } && { has_chromium || get_chromium; }
}

has_all && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing PostgreSQL, Redis and Chromium …"
    log=$(mktemp)
    if [ ! -e "$policy" ]; then
        printf '#!/bin/sh\nexit 101\n' >"$policy" && chmod +x "$policy"
        trap 'rm -f "$policy"' EXIT
    fi
    get_missing >"$log" 2>&1 </dev/null || tail -n 5 "$log" >&2
    rm -f "$log"
fi
has_all && exit 0
echo "PostgreSQL, Redis or Chromium is missing, so what needs them is not tested." \
    "On Debian: sudo apt install postgresql redis-server chromium" >&2
exit 1
