#!/usr/bin/env bash
# Failover drill: kills the machine of the primary database under load, and counts what that cost.
#
#   docs/operations/drills/failover.sh
#
# PostgreSQL under Patroni (etcd, one synchronous standby) behind HAProxy; two web processes, one of them with a
# replica to read from, and one worker, on this machine. Needs Debian's postgresql, patroni, etcd-server and haproxy,
# and root, to run them as their own user. Prints "drill: ok", or the ends of their logs, and removes what it made.
. "$(dirname "$0")/common.sh"

BINARIES=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
MISSING=
for program in patroni etcd haproxy runuser setsid; do
  command -v "$program" >/dev/null || MISSING="$MISSING $program"
done
[ -n "$BINARIES" ] || MISSING="$MISSING postgresql"
[ -z "$MISSING" ] || fail "missing:$MISSING (apt-get install postgresql patroni etcd-server haproxy)"

GROUPS_STARTED=()
# Servers that Patroni starts are in groups of their own: their folders say who they are.
end_database() {
  local file=$WORK/database-$1/postmaster.pid pid
  [ -f "$file" ] || return 0
  pid=$(head -1 "$file")
  kill -9 "$pid" $(pgrep -P "$pid") 2>/dev/null || true
}
end_all() {
  for group in "${GROUPS_STARTED[@]}"; do kill -9 -- "-$group" 2>/dev/null || true; done
  end_database 1
  end_database 2
  [ "$code" = 0 ] || tail -n 15 "$WORK"/*.log >&2
  sleep 0.5
}
undo end_all

# Starts a program in a group of its own, with its output in a log: run NAME COMMAND...
declare -A GROUP_OF
run() {
  local name=$1
  shift
  setsid "$@" >"$WORK/$name.log" 2>&1 &
  GROUPS_STARTED+=($!)
  GROUP_OF[$name]=$!
  disown
}
answers() { curl -sf -o /dev/null --max-time 1 "$1"; }

base=${DRILL_PORT:-25400}
etcd_port=$base primary_port=$((base + 1)) replica_port=$((base + 2)) site_port=$((base + 3))

say "etcd, two databases under Patroni, HAProxy"
run etcd etcd --name drill --data-dir "$WORK/etcd" \
  --listen-client-urls "http://127.0.0.1:$etcd_port" --advertise-client-urls "http://127.0.0.1:$etcd_port" \
  --listen-peer-urls "http://127.0.0.1:$((base + 9))" \
  --initial-advertise-peer-urls "http://127.0.0.1:$((base + 9))" \
  --initial-cluster "drill=http://127.0.0.1:$((base + 9))"
within 20 'etcd' answers "http://127.0.0.1:$etcd_port/health"

for n in 1 2; do
  install -d -o postgres -g postgres -m 700 "$WORK/database-$n"
  cat >"$WORK/patroni-$n.yml" <<YAML
scope: drill
name: database-$n
restapi: {listen: "127.0.0.1:$((base + 20 + n))", connect_address: "127.0.0.1:$((base + 20 + n))"}
etcd3: {host: "127.0.0.1:$etcd_port"}
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 4
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: {max_connections: 100, shared_buffers: 128MB, wal_keep_size: 256MB, max_wal_size: 512MB}
  initdb: [{encoding: UTF8}, {locale: C.UTF-8}, data-checksums]
  pg_hba: ["local all all trust", "host all all 127.0.0.1/32 trust", "host replication all 127.0.0.1/32 trust"]
postgresql:
  listen: "127.0.0.1:$((base + 10 + n))"
  connect_address: "127.0.0.1:$((base + 10 + n))"
  data_dir: $WORK/database-$n
  bin_dir: $BINARIES
  pgpass: /tmp/.pgpass-$(basename "$WORK")-$n
  authentication: {superuser: {username: postgres}, replication: {username: replicator}}
  parameters: {unix_socket_directories: ""}
YAML
done

# The checks by which HAProxy finds the primary, the replica and the web processes.
cat >"$WORK/haproxy.cfg" <<CONF
defaults
  timeout connect 2s
  timeout check 3s
  timeout client 10m
  timeout server 10m
listen primary
  bind 127.0.0.1:$primary_port
  mode tcp
  option httpchk GET /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server database-1 127.0.0.1:$((base + 11)) check port $((base + 21))
  server database-2 127.0.0.1:$((base + 12)) check port $((base + 22))
listen replica
  bind 127.0.0.1:$replica_port
  mode tcp
  option httpchk GET /replica
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
  server database-1 127.0.0.1:$((base + 11)) check port $((base + 21))
  server database-2 127.0.0.1:$((base + 12)) check port $((base + 22))
listen site
  bind 127.0.0.1:$site_port
  mode http
  balance roundrobin
  option httpchk GET /readyz/reads
  default-server inter 1s fall 3 rise 1
  server web-1 127.0.0.1:$((base + 31)) check
  server web-2 127.0.0.1:$((base + 32)) check
CONF

run patroni-1 runuser -u postgres -- patroni "$WORK/patroni-1.yml"
within 60 'the first database' answers "http://127.0.0.1:$((base + 21))/primary"
run patroni-2 runuser -u postgres -- patroni "$WORK/patroni-2.yml"
within 60 'the second database' answers "http://127.0.0.1:$((base + 22))/synchronous"
run haproxy haproxy -f "$WORK/haproxy.cfg"
primary_sql() { "$BINARIES/psql" -qAt -h 127.0.0.1 -p "$primary_port" -U postgres "$@"; }
# HAProxy takes every server for the primary until it has asked.
leads_to_primary() {
  local try
  for try in 1 2 3 4; do
    [ "$(primary_sql -c 'select pg_is_in_recovery()' 2>/dev/null)" = f ] || return 1
  done
}
within 20 'HAProxy' leads_to_primary
primary_sql \
  -c 'create role campcairn login' -c 'create database campcairn owner campcairn'

say "a worker and two web processes"
export DATABASE_URL=postgres://campcairn@127.0.0.1:$primary_port/campcairn
export SECRET_KEY="a secret of the failover drill only" DEMO=0 LOG_LEVEL=warn DATABASE_POOL=8
export RATE_LIMIT=1000000 CLICK_LIMIT=1000000 ENQUIRY_LIMIT=1000000 PUBLIC_URL=http://127.0.0.1:$site_port
main=$PROJECT/src/main.ts
cd "$PROJECT"
run worker env PORT=$((base + 33)) ROLE=worker DATA_DIR="$WORK/worker" "$NODE" "$main"
within 300 'the worker' answers "http://127.0.0.1:$((base + 33))/readyz"
run web-1 env PORT=$((base + 31)) ROLE=web DATA_DIR="$WORK/web-1" "$NODE" "$main"
run web-2 env PORT=$((base + 32)) ROLE=web DATA_DIR="$WORK/web-2" \
  READ_DATABASE_URL="postgres://campcairn@127.0.0.1:$replica_port/campcairn" "$NODE" "$main"
within 300 'the first web process' answers "http://127.0.0.1:$((base + 31))/readyz"
within 300 'the second web process' answers "http://127.0.0.1:$((base + 32))/readyz"

make_partner DATA_DIR="$WORK/worker"

# The machine of the primary is gone: Patroni and all of its database, without a word.
primary=database-1
answers "http://127.0.0.1:$((base + 22))/primary" && primary=database-2
kill_primary=$WORK/kill-primary.sh
cat >"$kill_primary" <<KILL
#!/bin/bash
kill -9 -- -${GROUP_OF[patroni-${primary#database-}]}
pids=\$(pgrep -P "\$(head -1 "$WORK/$primary/postmaster.pid")" || true)
kill -9 "\$(head -1 "$WORK/$primary/postmaster.pid")" \$pids 2>/dev/null
exit 0
KILL
chmod +x "$kill_primary"

say "load; $primary is killed after 10 s"
"$NODE" "$PROJECT/docs/operations/drills/failover.ts" "http://127.0.0.1:$site_port" "$KEY" "$kill_primary"
say ok
