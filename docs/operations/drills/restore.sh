#!/usr/bin/env bash
# Backup and return: a listing and an enquiry are backed up, the enquiry is erased and listings change, and the
# backup comes back under the running server; then into an empty database, with the former one lost. The databases are of a
# role that owns them and may do nothing else.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data
own_postgres campcairn second
export DATABASE_URL=$(url_in campcairn)
# Of the audit log, whose rights and triggers no return may change.
TRIGGERS="select string_agg(tgenabled, '') from pg_trigger where tgrelid = 'audit_entry'::regclass and not tgisinternal"
RIGHTS="select string_agg(privilege_type, ' ' order by privilege_type) from pg_class, aclexplode(relacl)
  where oid = 'audit_entry'::regclass"
start_server PUBLIC_URL="$SITE"
make_partner
list_with_page bramble Bramble
expect "Zoe's enquiry" 303 "$(enquire Zoe zoe@mail.example)"
expect "Ana's enquiry" 303 "$(enquire Ana ana@mail.example)"
expect 'enquiries' 'Zoe Ana' "$(names)"

say 'a backup, checked by a restore into a scratch database'
cc_with -- backup "$WORK/backup"
ls -l "$WORK/backup"

BEFORE=$(statement_at "$DATABASE_URL" "$RIGHTS")
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
expect 'the triggers of the audit log' AA "$(statement_at "$DATABASE_URL" "$TRIGGERS")"
expect 'rights on the audit log' "$BEFORE" "$(statement_at "$DATABASE_URL" "$RIGHTS")"
expect 'a new listing' 201 "$(put_listing new "New here")"

kept() { [ -s "$DATA_DIR/erasures.log" ]; }
within 150 'the erasure is in the file beside the database' kept

say 'the database is lost; the keys and the file of erasures are not'
stop_server
mkdir "$WORK/second"
cp "$DATA_DIR/secret.key" "$DATA_DIR/erasures.log" "$WORK/second/"
rm -rf "$DATA_DIR"
export DATA_DIR=$WORK/second DATABASE_URL=$(url_in second)
as_superuser 'drop database campcairn'
cc_with -- restore "$WORK/backup"
start_server PUBLIC_URL="$SITE"
expect 'the key of the partner, and enquiries' 'null Ana' "$(names)"
expect 'a listing is written' 200 "$(put_listing bramble 'Bramble again')"
expect 'the triggers of the audit log' AA "$(statement_at "$DATABASE_URL" "$TRIGGERS")"
expect 'rights on the audit log' "$BEFORE" "$(statement_at "$DATABASE_URL" "$RIGHTS")"
say ok
