#!/usr/bin/env bash
# Point-in-time recovery: a PostgreSQL of its own with pgBackRest. Writes, a backup, more writes, an erasure and a
# mistake; then the folder of the database is destroyed and comes back to the moment before the mistake.
source "$(dirname "$0")/common.sh"

[ "$(id -u)" = 0 ] || { say 'skipped: it needs root, to run PostgreSQL as the user postgres'; exit 0; }
PG=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
[ -n "$PG" ] && command -v pgbackrest >/dev/null ||
  { say 'skipped: apt-get install postgresql-15 pgbackrest'; exit 0; }

export DATA_DIR=$WORK/data
SITE=http://127.0.0.1:$PORT
PGPORT=$OTHER_PORT
export DATABASE_URL=postgres://campcairn@127.0.0.1:$PGPORT/campcairn
CLUSTER=$WORK/postgres/cluster
CONF=$WORK/postgres/pgbackrest.conf

as_postgres() { (cd /tmp && setpriv --reuid=postgres --regid=postgres --init-groups "$@"); }
backrest() { as_postgres pgbackrest --config="$CONF" --stanza=campcairn --log-level-console=warn "$@"; }
sql() { as_postgres psql -qAt -h "$WORK/postgres" -p "$PGPORT" -d "${DB:-campcairn}" -c "$1"; }
start_postgres() { as_postgres "$PG/pg_ctl" -w -t 120 -D "$CLUSTER" -l "$WORK/postgres/log" start >/dev/null; }

say "PostgreSQL of $PG, and $(pgbackrest version)"
install -d -o postgres -g postgres "$WORK/postgres" "$WORK/postgres/repository"
cat >"$CONF" <<CONF
[global]
repo1-path=$WORK/postgres/repository
repo1-retention-full=2
log-path=$WORK/postgres
lock-path=$WORK/postgres
spool-path=$WORK/postgres
start-fast=y
[campcairn]
pg1-path=$CLUSTER
pg1-port=$PGPORT
pg1-socket-path=$WORK/postgres
CONF
as_postgres "$PG/initdb" -D "$CLUSTER" -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
as_postgres tee -a "$CLUSTER/postgresql.conf" >/dev/null <<CONF
port = $PGPORT
listen_addresses = '127.0.0.1'
unix_socket_directories = '$WORK/postgres'
archive_mode = on
archive_command = 'pgbackrest --config=$CONF --stanza=campcairn archive-push %p'
CONF
start_postgres
undo "as_postgres '$PG/pg_ctl' -m immediate -D '$CLUSTER' stop >/dev/null 2>&1"
DB=postgres sql 'create role campcairn login'
DB=postgres sql 'create database campcairn owner campcairn'
backrest stanza-create

start_server PUBLIC_URL="$SITE"
make_partner
expect 'a listing is written' 201 "$(put_listing bramble 'Bramble by the sea')"
SLUG=$(grep -o '/listing/[^"]*' "$WORK/answer" | head -1 | cut -d/ -f3)
form=$(curl -s "$SITE/listing/$SLUG" | sed -n 's/.*name="form" value="\([^"]*\)".*/\1/p' | head -1)
expect 'an enquiry' 303 "$(status -A 'Mozilla/5.0' -H 'Accept: text/html' -H "Origin: $SITE" \
  --data-urlencode "form=$form" -d 'name=Zoe&email=zoe@mail.example&message=Room?&consent=1' "$SITE/listing/$SLUG")"

say 'a full backup'
backrest --type=full backup
expect 'a listing after the backup' 201 "$(put_listing later 'Added later')"
sleep 1
MOMENT=$(sql "select now()")
say "the moment to return to: $MOMENT"
sleep 1
cc_with -- leads erase --email zoe@mail.example
kept() { [ -s "$DATA_DIR/erasures.log" ]; }
within 150 'the erasure is in the file beside the database' kept
expect 'a mistake' 200 "$(put_listing bramble 'A mistake')"
sql 'select pg_switch_wal()' >/dev/null
LEADS="select coalesce(name, 'erased') from lead where kind = 'enquiry'"
expect 'the enquiry' erased "$(sql "$LEADS")"

say 'the database is destroyed while the server runs'
as_postgres "$PG/pg_ctl" -w -m fast -D "$CLUSTER" stop >/dev/null
rm -rf "${CLUSTER:?}"/*
expect 'writes meanwhile' 503 "$(put_listing bramble 'Nowhere')"
began=$(date +%s)
backrest --type=time --target="$MOMENT" --target-action=promote restore
start_postgres
recovered() { [ "$(sql 'select pg_is_in_recovery()')" = f ]; }
within 60 'it is back at that moment' recovered
say "it took $(($(date +%s) - began)) s"
is_written() { [ "$(put_listing new 'New here')" = 201 ]; }
within 60 'the server that ran on writes again' is_written
title() { api "$API/listings/$1" >/dev/null; sed -n 's/.*"title":"\([^"]*\)".*/\1/p' "$WORK/answer"; }
expect 'what was written before the moment' 'Bramble by the sea, Added later' "$(title bramble), $(title later)"
erased() { [ "$(sql "$LEADS")" = erased ]; }
within 150 'the enquiry that was erased after it is erased again' erased
expect 'its page' 200 "$(status "$SITE/listing/$SLUG")"
say ok
