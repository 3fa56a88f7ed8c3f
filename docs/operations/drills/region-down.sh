#!/usr/bin/env bash
# A region is lost with its primary database and its processes. The other has a standby that follows asynchronously, and
# web processes that read from it: they go on showing pages; the standby is promoted, they are pointed at it, and what
# had not been sent over is counted.
#
# Needs Debian's postgresql, and root, to run it as its own user.
source "$(dirname "$0")/common.sh"

BINARIES=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$BINARIES" ] || fail 'missing: postgresql (apt-get install postgresql)'
[ "$(id -u)" = 0 ] || fail 'run it as root'

read -r FIRST_DB SECOND_DB FIRST_PORT SECOND_PORT WORKER_PORT <<<"$(free_ports 5)"
FIRST=http://127.0.0.1:$FIRST_PORT SECOND=http://127.0.0.1:$SECOND_PORT
as_postgres() { runuser -u postgres -- "$@"; }
url_of() { echo "postgres://campcairn@127.0.0.1:$1/campcairn"; }
# One statement at a database: query PORT STATEMENT
query() { "$BINARIES/psql" -qAt -h 127.0.0.1 -p "$1" -U postgres -d "${3:-campcairn}" -c "$2"; }
start_database() {
  as_postgres "$BINARIES/pg_ctl" -s -w -D "$WORK/$1" -l "$WORK/$1/server.log" -o "-p $2 -k '' -c listen_addresses=127.0.0.1" start
  undo "as_postgres $BINARIES/pg_ctl -s -m immediate -D $WORK/$1 stop 2>/dev/null"
}
# Starts a process of Campcairn, and sets STARTED: start NAME SETTING=value…
start() {
  local name=$1
  shift
  env DEMO=0 LOG_LEVEL=warn SECRET_KEY='a secret of the drill of two regions' RATE_LIMIT=1000000 CLICK_LIMIT=1000000 \
    DATA_DIR="$WORK/data-$name" ERASURE_LOG="$WORK/erasures.log" PUBLIC_URL="$SECOND" "$@" \
    "$NODE" "$PROJECT/src/main.ts" >>"$WORK/$name.log" 2>&1 &
  STARTED=$!
  disown
  undo "kill -9 $STARTED 2>/dev/null"
}
is_ready() { [ "$(status "$1/readyz")" = 200 ]; }
reads_only() { status "$1/readyz" >/dev/null; grep -q 'reads only' "$WORK/answer"; }
cc_second() { cc_with DATABASE_URL="$(url_of "$SECOND_DB")" DATA_DIR="$WORK/data-second" \
  SECRET_KEY='a secret of the drill of two regions' -- "$@"; }

say 'two regions: a primary, and a standby that follows asynchronously'
install -d -o postgres -g postgres -m 700 "$WORK/first-db" "$WORK/second-db"
as_postgres "$BINARIES/initdb" -A trust -D "$WORK/first-db" >/dev/null
start_database first-db "$FIRST_DB"
query "$FIRST_DB" 'create role campcairn login' postgres
query "$FIRST_DB" 'create database campcairn owner campcairn' postgres
as_postgres "$BINARIES/pg_basebackup" -c fast -R -h 127.0.0.1 -p "$FIRST_DB" -D "$WORK/second-db"
start_database second-db "$SECOND_DB"

start first PORT="$FIRST_PORT" ROLE=all DATABASE_URL="$(url_of "$FIRST_DB")"
FIRST_PROCESS=$STARTED
within 300 'the first region' is_ready "$FIRST"
start second PORT="$SECOND_PORT" ROLE=web DATABASE_URL="$(url_of "$FIRST_DB")" READ_DATABASE_URL="$(url_of "$SECOND_DB")"
SECOND_PROCESS=$STARTED
within 300 'the second region' is_ready "$SECOND"

cc_with DATABASE_URL="$(url_of "$FIRST_DB")" DATA_DIR="$WORK/data-first" \
  SECRET_KEY='a secret of the drill of two regions' -- partner create --name 'Harbour Vans' \
  --website https://vans.example --email office@vans.example --status approved >/dev/null
KEY=$(cc_with DATABASE_URL="$(url_of "$FIRST_DB")" DATA_DIR="$WORK/data-first" \
  SECRET_KEY='a secret of the drill of two regions' -- key issue harbour-vans --json |
  sed -n 's/.*"api_key":"\([^"]*\)".*/\1/p')

say 'load in both'
"$NODE" "$PROJECT/docs/operations/drills/region-down.ts" load "$FIRST" "$SECOND" "$KEY" "$WORK/books" &
LOAD=$!
undo "kill $LOAD 2>/dev/null"
sleep 8
curl -s -o /dev/null "$SECOND/search"
# The last cursor of a partner that follows its leads.
last_cursor() {
  "$NODE" -e 'const [address, key] = process.argv.slice(1); (async () => {
    for (let cursor = ""; ;) {
      const answer = await fetch(`${address}/api/v1/leads?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        { headers: { authorization: `Bearer ${key}` } });
      const { next_cursor: next } = await answer.json();
      if (next === null) return console.log(cursor);
      cursor = next;
    } })()' "$1" "$KEY"
}

say 'the standby falls behind by two seconds; then the first region is gone'
kill -STOP "$(query "$FIRST_DB" 'select pid from pg_stat_replication')"
sleep 2
CURSOR=$(last_cursor "$FIRST")
POSTMASTER=$(head -1 "$WORK/first-db/postmaster.pid")
kill -9 "$FIRST_PROCESS" "$POSTMASTER" $(pgrep -P "$POSTMASTER")
KILLED=$(date +%s%N)

within 10 'the second region says that it only reads' reads_only "$SECOND"
expect 'its search' 200 "$(status "$SECOND/search")"
grep -q 'may be some minutes old' <(curl -s "$SECOND/search") || fail 'the page does not say that it may be old'
expect 'its readiness for pages' 200 "$(status "$SECOND/readyz/reads")"
expect 'a write' 503 "$(api -X PUT "$SECOND/api/v1/listings/new" -d '{}')"
sleep 3

say 'the standby is promoted'
as_postgres "$BINARIES/pg_ctl" -s -w -D "$WORK/second-db" promote
expect 'it takes writes' f "$(query "$SECOND_DB" 'select pg_is_in_recovery()')"
cc_second database promoted
start worker PORT="$WORKER_PORT" ROLE=worker DATABASE_URL="$(url_of "$SECOND_DB")"
kill "$SECOND_PROCESS"
ended() { ! kill -0 "$SECOND_PROCESS" 2>/dev/null; }
within 30 'the web process ends' ended
start second PORT="$SECOND_PORT" ROLE=web DATABASE_URL="$(url_of "$SECOND_DB")"
within 120 'the second region takes everything' is_ready "$SECOND"
say "from the loss to the first write: $((($(date +%s%N) - KILLED) / 1000000)) ms"
API=$SECOND/api/v1 SITE=$SECOND
list_with_page new 'New here'
within 120 'the worker' is_ready "http://127.0.0.1:$WORKER_PORT"

kill "$LOAD" 2>/dev/null || true
expect 'an enquiry' 303 "$(enquire Zoe zoe@mail.example)"
expect 'who follows leads by a cursor of the first region reads it' 200 \
  "$(api "$API/leads?kind=enquiry&cursor=$CURSOR")"
grep -q '"name":"Zoe"' "$WORK/answer" || fail 'it is missed'
# Not by ls: a file that is stored while it looks would seem to be the last one.
none_kept() { [ -z "$(find "$WORK/data-second/clicks" -name '*.clicks*')" ]; }
within 60 'clicks that were kept are stored' none_kept

say 'what was lost, of what the first region had acknowledged'
"$NODE" "$PROJECT/docs/operations/drills/region-down.ts" count "$SECOND" "$KEY" "$WORK/books" $((KILLED / 1000000))
say ok
