#!/usr/bin/env bash
# Rolling deploy: three web processes behind HAProxy, as deploy/proxy/haproxy.cfg sets it up, are restarted one after
# the other by SIGTERM while pages, writes, click-outs and enquiries go on. No request may fail.
#
#   docs/operations/drills/rolling-deploy.sh
#
# Needs Debian's postgresql and haproxy, and root, to run PostgreSQL as the user postgres.
. "$(dirname "$0")/common.sh"

[ "$(id -u)" = 0 ] || fail 'it needs root, to run PostgreSQL as the user postgres'
PG=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$PG" ] && command -v haproxy >/dev/null || fail 'missing: apt-get install postgresql haproxy'

read -r SITE_PORT PG_PORT WORKER_PORT WEB_1 WEB_2 WEB_3 <<<"$(free_ports 6)"
PORT_OF=(0 "$WEB_1" "$WEB_2" "$WEB_3")
SITE=http://127.0.0.1:$SITE_PORT
main=$PROJECT/src/main.ts

STARTED=()
end_all() {
  for pid in "${STARTED[@]}"; do kill -9 "$pid" 2>/dev/null || true; done
  [ "$code" = 0 ] || tail -n 15 "$WORK"/*.log >&2
}
# Starts a program with its output in a log, and sets PID: run NAME COMMAND…
run() {
  local name=$1
  shift
  "$@" >>"$WORK/$name.log" 2>&1 &
  PID=$!
  STARTED+=("$PID")
  disown
}
answers() { curl -sf -o /dev/null --max-time 1 "$1"; }
is_gone() { ! kill -0 "$1" 2>/dev/null; }

say "PostgreSQL of $PG"
as_postgres() { (cd /tmp && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
install -d -o postgres -g postgres "$WORK/postgres"
as_postgres "$PG/initdb" -D "$WORK/postgres/cluster" -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
as_postgres tee -a "$WORK/postgres/cluster/postgresql.conf" >/dev/null <<CONF
port = $PG_PORT
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
CONF
as_postgres "$PG/pg_ctl" -w -D "$WORK/postgres/cluster" -l "$WORK/postgres/log" start >/dev/null
undo "as_postgres '$PG/pg_ctl' -m immediate -D '$WORK/postgres/cluster' stop >/dev/null 2>&1"
undo end_all
as_postgres psql -qAt -h 127.0.0.1 -p "$PG_PORT" -d postgres \
  -c 'create role campcairn login' -c 'create database campcairn owner campcairn'

export DATABASE_URL=postgres://campcairn@127.0.0.1:$PG_PORT/campcairn SECRET_KEY="a secret of the rolling drill only"
export DEMO=0 LOG_LEVEL=warn DATABASE_POOL=8 TRUST_PROXY=1 PUBLIC_URL=$SITE
export RATE_LIMIT=1000000 CLICK_LIMIT=1000000 ENQUIRY_LIMIT=1000000
cd "$PROJECT"
say "a worker, three web processes and HAProxy"
run worker env PORT="$WORKER_PORT" ROLE=worker DATA_DIR="$WORK/worker" "$NODE" "$main"
within 300 'the worker' answers "http://127.0.0.1:$WORKER_PORT/readyz"
WEB=()
start_web() {
  run "web-$1" env PORT="${PORT_OF[$1]}" ROLE=web DATA_DIR="$WORK/web-$1" "$NODE" "$main"
  WEB[$1]=$PID
}
is_ready() { answers "http://127.0.0.1:${PORT_OF[$1]}/readyz"; }
for n in 1 2 3; do
  start_web $n
  within 300 "web process $n" is_ready $n
done
sed -e "s/bind :80$/bind 127.0.0.1:$SITE_PORT/" -e '/bind :443/d' -e 's/127.0.0.1:3000/127.0.0.1:'"$WEB_1/" \
  -e 's/127.0.0.1:3001/127.0.0.1:'"$WEB_2/" -e 's/127.0.0.1:3002/127.0.0.1:'"$WEB_3/" \
  -e 's/^  log stdout.*//' "$PROJECT/deploy/proxy/haproxy.cfg" >"$WORK/haproxy.cfg"
run haproxy haproxy -db -f "$WORK/haproxy.cfg"
within 20 'HAProxy' answers "$SITE/readyz"
make_partner DATA_DIR="$WORK/worker"

say 'load; each web process is stopped and started again in turn'
"$NODE" "$PROJECT/docs/operations/drills/rolling-deploy.ts" "$SITE" "$KEY" &
LOAD=$!
STARTED+=("$LOAD")
sleep 8
for n in 1 2 3; do
  kill -TERM "${WEB[$n]}"
  within 120 "web process $n has stopped" is_gone "${WEB[$n]}"
  start_web $n
  within 300 "web process $n is ready again" is_ready $n
  sleep 3
done
kill -TERM "$LOAD"
wait "$LOAD" || fail 'requests failed, or what was acknowledged is lost'
say ok
