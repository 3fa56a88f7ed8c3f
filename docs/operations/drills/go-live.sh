#!/usr/bin/env bash
# Follows go-live.md: reads the commands of the page and runs them in order on a fresh Debian, booted with systemd in a
# container that has no network but its loopback (packages are fetched through the machine's). It ends in a page by TLS, a mail
# in a local mail server, a backup and its restored copy that are compared, an upgrade and the way back. Root; needs
# apt-get install debootstrap systemd-container. DEBIAN=trixie takes another release, GO_LIVE_BASE=FILE.tar keeps the empty
# Debian for the next time.
source "$(dirname "$0")/common.sh"
PAGE=$PROJECT/docs/operations/go-live.md
DEBIAN=${DEBIAN:-bookworm}
ROOT=$WORK/root
STEPS=()
[ "$(id -u)" = 0 ] || fail 'it has to be root'
for command in debootstrap systemd-nspawn nsenter; do
  command -v $command >/dev/null || fail "apt-get install debootstrap systemd-container: $command is missing"
done

# step WHAT COMMAND…: runs it and notes how long it took.
step() {
  local what=$1 began
  shift
  began=$(date +%s%N)
  "$@" || fail "$what"
  STEPS+=("$(printf '%7.1f s  %s' "$(awk "BEGIN { print ($(date +%s%N) - $began) / 1e9 }")" "$what")")
  say "${STEPS[-1]}"
}

# ---- an empty Debian
make_root() {
  if [ -e "${GO_LIVE_BASE:-}" ]; then
    mkdir "$ROOT"
    tar -C "$ROOT" -xpf "$GO_LIVE_BASE"
    return
  fi
  debootstrap --include=ca-certificates,dbus "$DEBIAN" "$ROOT" http://deb.debian.org/debian >"$WORK/debootstrap.log"
  [ -z "${GO_LIVE_BASE:-}" ] || tar -C "$ROOT" -cf "$GO_LIVE_BASE" .
}
# What the network of this machine asks of whoever downloads.
trust_network() {
  cp -L /etc/resolv.conf "$ROOT/etc/resolv.conf"
  if ls /usr/local/share/ca-certificates/*.crt >/dev/null 2>&1; then
    cp /usr/local/share/ca-certificates/*.crt "$ROOT/usr/local/share/ca-certificates/"
    "${CLEAN[@]}" chroot "$ROOT" update-ca-certificates >"$WORK/network.log" 2>&1
  fi
}
boot() {
  systemd-nspawn -q -D "$ROOT" --boot --register=no --keep-unit --private-network --resolv-conf=off --link-journal=no \
    --console=pipe </dev/null >"$WORK/boot.txt" 2>&1 &
  NSPAWN=$!
  undo 'stop_machine'
  for _ in $(seq 100); do
    LEADER=$(pgrep -P $NSPAWN | head -1 || true)
    [ -n "$LEADER" ] && inside systemctl is-system-running --wait >/dev/null 2>&1 && break
    inside systemctl is-system-running 2>/dev/null | grep -q degraded && break
    kill -0 $NSPAWN 2>/dev/null || fail "the container does not boot: $(tail -5 "$WORK/boot.txt")"
    sleep 0.3
  done
  inside ip link set lo up
}
stop_machine() {
  kill -s RTMIN+4 "$LEADER" 2>/dev/null || true
  for _ in $(seq 50); do kill -0 $NSPAWN 2>/dev/null || return 0; sleep 0.2; done
  kill -9 $NSPAWN
}
CLEAN=(env -i HOME=/root USER=root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8
  DEBIAN_FRONTEND=noninteractive ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt})
# inside COMMAND…: in the container; with_network COMMAND…: in the container, with the network of this machine.
inside() { nsenter -t "$LEADER" -m -u -i -n -p -r -w "${CLEAN[@]}" "$@"; }
with_network() { nsenter -t "$LEADER" -m -u -i -p -r -w "${CLEAN[@]}" "$@"; }

# ---- the page
# Writes each block into a file of its own, with the heading above it and what a comment says to the drill.
read_page() {
  mkdir "$WORK/blocks"
  awk -v folder="$WORK/blocks" '
    /^## / { heading = substr($0, 4) }
    /^<!-- drill: / { note = substr($0, 13); sub(/ -->$/, "", note) }
    /^```sh$/ { n++; file = sprintf("%s/%02d", folder, n); print heading > (file ".title"); print note > (file ".note"); next }
    /^```/ { file = ""; note = "" }
    file { print > (file ".sh") }' "$PAGE"
}
# What the page leaves to its reader.
OWN="DOMAIN=site.localhost
REPOSITORY=/var/tmp/campcairn.git
SMTP_URL=smtp://127.0.0.1:2525
"
YOU=ada@campcairn.example
run_block() {
  local file=$1 how=inside
  # Downloads are the only thing that needs a network.
  if grep -qE 'apt-get|git clone|install\.sh( |$)' "$file"; then how=with_network; fi
  if grep -q 'install\.sh --back' "$file"; then how=inside; fi
  { echo 'set -e; cd /root'; cat "$WORK/blocks/01.sh"; echo "$OWN"; cat "$file"; } >"$ROOT/var/tmp/block.sh"
  $how bash /var/tmp/block.sh >"$WORK/block.log" 2>&1 || {
    if grep -q 'campcairn-cc doctor' "$file"; then
      say "doctor found something: $(tail -n 25 "$WORK/block.log")"
      return
    fi
    fail "$(cat "$file"; tail -n 30 "$WORK/block.log")"
  }
}

# ---- what is looked at between the blocks
in_site() { inside curl -sS -m 30 -o /dev/null -w '%{http_code}' "$@" 2>/dev/null || true; }
after_packages() { [ ! -e "$ROOT/usr/sbin/policy-rc.d" ] || fail 'services are not started here'; }
# As the certificate of a public authority is.
trust_caddy() {
  within 30 "Caddy's own authority" test -e "$ROOT/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
  cp "$ROOT/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt" "$ROOT/usr/local/share/ca-certificates/caddy.crt"
  inside update-ca-certificates >/dev/null 2>&1
}
start_mail_server() {
  mkdir -p "$WORK/mails"
  nsenter -t "$LEADER" -n "$NODE" "$PROJECT/docs/operations/drills/mail-server.ts" 2525 "$WORK/mails" >"$WORK/mail.log" 2>&1 &
  undo "kill $! 2>/dev/null"
  within 20 'a mail server listens in the container' grep -q listening "$WORK/mail.log"
}
mail_arrived() { grep -qs "^Envelope-To: $YOU" "$WORK"/mails/*.eml; }
first_mail() {
  expect 'a link to sign in is asked for' 303 "$(in_site -X POST -H 'Origin: https://site.localhost' \
    -d "email=$YOU" https://site.localhost/sign-in)"
  within 120 'the mail is in the mail server' mail_arrived
  grep -hE '^(From|To|Subject):' "$WORK"/mails/*.eml | head -3
}
owner_only() {
  expect 'rights of the role of the database' 'f f f f' "$(inside runuser -u postgres -- psql -AtF ' ' -c \
    "select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = 'campcairn'")"
  expect 'roles that it is a member of' 0 "$(inside runuser -u postgres -- psql -At -c \
    "select count(*) from pg_auth_members where member = 'campcairn'::regrole")"
}
LOCAL='?host=/run/postgresql'
same() {
  inside runuser -u campcairn -- sh -c "cd /opt/campcairn/current && node_modules/.bin/node \
    docs/operations/drills/same-database.ts 'postgres://campcairn@/campcairn$LOCAL' $1"
}
# The restored copy, and one by pg_dump, hold the same as the database; nobody writes meanwhile.
compare_copies() {
  same "'postgres://campcairn@/restored$LOCAL' --restored" || fail 'the restored copy differs'
  inside runuser -u postgres -- createdb --owner campcairn --template template0 --encoding UTF8 --locale C.UTF-8 dumped
  inside runuser -u campcairn -- sh -c 'cd / && pg_dump -Fc campcairn | pg_restore --exit-on-error -d dumped'
  same "'postgres://campcairn@/dumped$LOCAL'" || fail 'the copy by pg_dump differs'
  inside runuser -u postgres -- dropdb dumped
}
some_data() {
  inside campcairn-cc partner create --name 'Harbour Vans' --website https://vans.example --email office@vans.example \
    --status approved >/dev/null
  KEY=$(inside campcairn-cc key issue harbour-vans --json | sed -n 's/.*"api_key":"\([^"]*\)".*/\1/p')
  inside runuser -u postgres -- psql -q -c 'create role reports' -d campcairn
  inside runuser -u campcairn -- psql -q -d campcairn -c 'grant select on listing, partner to reports'
}
# write_listing ID
write_listing() {
  in_site -X PUT -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json' \
    "https://site.localhost/api/v1/listings/$1" -d '{"category":"campervan","title":"'"$1"'",
    "url":"https://vans.example/'"$1"'","location":{"lat":50.4155,"lng":-5.0737}}'
}
# A release whose database has more than the one before knows of.
publish_next_release() {
  git clone -q "$ROOT/var/tmp/campcairn.git" "$WORK/next"
  echo 'alter table partner add column drilled text not null default '"''"';' >"$WORK/next/migrations/9000-drill.sql"
  git -C "$WORK/next" add -A
  git -C "$WORK/next" -c user.name=drill -c user.email=drill@campcairn.example commit -qm 'drill: the next release'
  git -C "$WORK/next" push -q origin HEAD
}
# Asks for a page ten times a second while services restart.
watch_site() {
  while [ -e "$WORK/watching" ]; do
    in_site -w '%{http_code} %{time_total}\n' https://site.localhost/about >>"$WORK/watched"
    sleep 0.1
  done
}
restart_seen() {
  rm "$WORK/watching"
  wait "$WATCHER" || true
  say "pages meanwhile: $(awk '{ n++; if ($1 != 200) bad++; if ($2 > most) most = $2 } END { printf "%d, %d not answered by 200, the slowest after %.1f s", n, bad, most }' "$WORK/watched")"
  rm "$WORK/watched"
}
current() { basename "$(inside readlink /opt/campcairn/current)"; }
ready() { [ "$(in_site http://127.0.0.1:3000/readyz)" = 200 ]; }

step 'an empty Debian' make_root
step 'the network of this machine' trust_network
git clone -q --bare "$PROJECT" "$ROOT/var/tmp/campcairn.git"
step 'it boots' boot
say "$(inside cat /etc/debian_version), systemd $(inside systemctl --version | head -1 | cut -d' ' -f2)"
read_page
start_mail_server

for file in "$WORK"/blocks/*.sh; do
  block=${file%.sh}
  title=$(cat "$block.title")
  note=$(cat "$block.note")
  if [ -n "$note" ]; then
    say "$title: $note"
    continue
  fi
  case $title in
    'Upgrades'*) : >"$WORK/watching"; watch_site & WATCHER=$! ;;
    '11.'*) if grep -q 'createdb' "$file"; then inside systemctl stop campcairn-web campcairn-worker; inside campcairn-backup run >/dev/null; fi ;;
  esac
  step "$title: $(head -1 "$file" | cut -c1-60)" run_block "$file"
  case $title in
    '5.'*) grep -q caddy "$file" && trust_caddy || cat "$WORK/block.log" ;;
    '4.'*) if grep -q install.sh "$file"; then cp "$WORK/block.log" "$WORK/install.log"; fi ;;
    '7.'*) owner_only; first_mail; some_data; expect 'a listing' 201 "$(write_listing before)" ;;
    '11.'*)
      if grep -q ' restore ' "$file"; then
        compare_copies
        inside systemctl start campcairn-web campcairn-worker
        within 300 'ready again' ready
      fi
      ;;
    'Upgrades'*)
      within 300 'ready' ready
      restart_seen
      expect 'a listing written by this release' 201 "$(write_listing "by-$(current)")"
      ;;
  esac
  [ "$title" != '13. Is everything right?' ] || {
    step 'the backup as a unit' inside systemctl start campcairn-backup.service
    inside journalctl -u campcairn-backup -o cat --no-pager | tail -4
    expect 'its timer' active "$(inside systemctl is-active campcairn-backup.timer)"
    inside systemd-analyze security --no-pager campcairn-web.service | tail -1
    say "listening: $(inside ss -ltnH | awk '{ print $4 }' | sort -u | paste -sd' ')"
    RELEASE=$(current)
    publish_next_release
  }
done
expect 'the release after the way back' "$RELEASE" "$(current)"
expect 'the migration of the newer one' 1 "$(inside runuser -u postgres -- psql -At -d campcairn -c \
  "select count(*) from migration where name = '9000-drill.sql'")"
expect 'units that failed' '' "$(inside systemctl --failed --plain --no-legend | grep campcairn | cut -d' ' -f1 || true)"
printf '%s\n' "${STEPS[@]}"
say ok
