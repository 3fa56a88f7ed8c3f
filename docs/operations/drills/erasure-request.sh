#!/usr/bin/env bash
# A traveller wants to know what is kept of them, and then that it is erased: while enquiries wait for a webhook and a
# mail server that do not answer. Afterwards it is nowhere: not in answers, not in what waits, not in files.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data
own_database
EMAIL=zoe.lindqvist@mail.example
# A mail server that refuses connections, so that mails wait.
export SMTP_URL=smtp://127.0.0.1:$OTHER_PORT ENQUIRY_LIMIT=100
partner_server
start_server PUBLIC_URL="$SITE"
make_partner
cc_with -- premium grant harbour-vans >/dev/null
list_with_page bramble Bramble
expect "Ana's enquiry" 303 "$(enquire Ana ana@mail.example)"
expect "Zoe's enquiry" 303 "$(enquire 'Zoe Lindqvist' "$EMAIL")"
expect 'the partner has a webhook that nobody answers' 200 \
  "$(api -X PATCH "$API/me" -d '{"webhook_url":"https://nobody.example/hook"}')"
expect "Zoe's second enquiry" 303 "$(enquire 'Zoe Lindqvist' "$EMAIL")"
put_listing heather Heather >/dev/null
take_slug
expect "Zoe's enquiry at another listing" 303 "$(enquire 'Zoe Lindqvist' "$EMAIL")"
expect 'enquiries' 'Ana Zoe Lindqvist Zoe Lindqvist' "$(names)"

say 'what is kept of the traveller'
cc_with -- leads export --email "$EMAIL" --json >"$WORK/export"
expect 'leads in the export' 2 "$(grep -o '"id": *"lead_' "$WORK/export" | wc -l | tr -d ' ')"

say 'it is erased'
cc_with -- leads erase --email "$EMAIL"
expect 'enquiries' 'Ana null null' "$(names)"
expect 'leads in the export' 0 \
  "$(cc_with -- leads export --email "$EMAIL" --json | grep -o '"id": *"lead_' | wc -l | tr -d ' ')"
cc_with -- mail list --json | grep -q "$EMAIL" && fail 'a mail still names the traveller'
cc_with -- deliveries list --json | grep -q "$EMAIL" && fail 'a delivery still names the traveller'
expect 'events of hers that still wait' 0 "$(sql "select count(*) from delivery where state = 'waiting'
  and event_id in (select 'evt_' || substr(id, 6) from lead where wiped_at is not null)")"

say 'and leaves the files of the tables'
cc_with -- leads purge
as_superuser checkpoint
in_tables() { grep -rlF "$EMAIL" "$POSTGRES/data/base" 2>/dev/null | wc -l | tr -d ' '; }
expect 'files of tables that hold the address' 0 "$(in_tables)"
grep -qF "$EMAIL" "$WORK/server.log" && fail 'the log names the traveller'
say "the write-ahead log still holds it, until it is used again: $(
  grep -rlF "$EMAIL" "$POSTGRES/data/pg_wal" | wc -l | tr -d ' ') segment(s)"

say 'a backup from before does not bring it back: drills/restore.sh'
kept() { [ -s "$DATA_DIR/erasures.log" ]; }
within 150 'the erasure is in the file beside the database' kept
grep -qF "$EMAIL" "$DATA_DIR/erasures.log" && fail 'the file of erasures names the traveller'
expect "Ana's enquiry is still there" 1 "$(names | grep -c Ana)"
say ok
