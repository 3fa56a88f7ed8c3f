#!/usr/bin/env bash
# Backup and return: a listing and an enquiry are backed up, the enquiry is erased and listings change, and the
# backup comes back under the running server; then into an empty database, with the former one lost.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data

start_server PUBLIC_URL="$SITE"
make_partner
list_with_page bramble Bramble
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
