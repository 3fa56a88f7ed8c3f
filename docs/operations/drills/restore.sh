#!/usr/bin/env bash
# Backup and return: a listing and an enquiry are backed up, the enquiry is erased and listings change, and the
# backup comes back under the running server; then into an empty database, with the former one lost.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data
SITE=http://127.0.0.1:$PORT

# Sends the form of the listing's page, as a browser does.
enquire() {
  local page form
  page=$(curl -s "$SITE/listing/$SLUG")
  form=$(sed -n 's/.*name="form" value="\([^"]*\)".*/\1/p' <<<"$page" | head -1)
  status -A 'Mozilla/5.0' -H 'Accept: text/html' -H "Origin: $SITE" --data-urlencode "form=$form" \
    --data-urlencode "name=$1" --data-urlencode "email=$2" --data-urlencode 'message=Is there room?' \
    --data-urlencode 'consent=1' "$SITE/listing/$SLUG"
}
leads() { api "$API/leads?kind=enquiry" >/dev/null; cat "$WORK/answer"; }
names() { leads | grep -o '"name":\("[^"]*"\|null\),"email"' | cut -d: -f2 | cut -d, -f1 | tr -d '"' | paste -sd' '; }

start_server PUBLIC_URL="$SITE"
make_partner
expect 'a listing is written' 201 "$(put_listing bramble Bramble)"
SLUG=$(grep -o '/listing/[^"]*' "$WORK/answer" | head -1 | cut -d/ -f3)
expect "Zoe's enquiry" 303 "$(enquire Zoe zoe@mail.example)"
expect "Ana's enquiry" 303 "$(enquire Ana ana@mail.example)"
expect 'enquiries' 'Zoe Ana' "$(names)"

say 'a backup, checked by a restore into a scratch database'
cc_with -- backup "$WORK/backup"
ls -l "$WORK/backup"

say "then Zoe's enquiry is erased and listings change"
cc_with -- leads erase --email zoe@mail.example
expect 'a later listing' 201 "$(put_listing later "Added later")"

say 'back to it, while the server runs'
began=$(date +%s%N)
cc_with -- restore "$WORK/backup" --force
say "it took $((($(date +%s%N) - began) / 1000000)) ms"
expect 'enquiries' 'null Ana' "$(names)"
expect 'the later listing' 404 "$(api "$API/listings/later")"
expect 'the listing' 200 "$(api "$API/listings/bramble")"
expect 'its page' 200 "$(status "$SITE/listing/$SLUG")"
expect 'a new listing' 201 "$(put_listing new "New here")"

kept() { [ -s "$DATA_DIR/erasures.log" ]; }
within 150 'the erasure is in the file beside the database' kept

say 'the database is lost; the keys and the file of erasures are not'
stop_server
mkdir "$WORK/second"
cp "$DATA_DIR/secret.key" "$DATA_DIR/erasures.log" "$WORK/second/"
rm -rf "$DATA_DIR"
export DATA_DIR=$WORK/second
cc_with -- restore "$WORK/backup"
start_server PUBLIC_URL="$SITE"
expect 'the key of the partner, and enquiries' 'null Ana' "$(names)"
expect 'a listing is written' 200 "$(put_listing bramble 'Bramble again')"
say ok
