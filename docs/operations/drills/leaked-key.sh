#!/usr/bin/env bash
# A partner's API key has leaked and is used by somebody else: it is taken away while the server runs, what it did is
# found and put right. Then the installation's own key leaks, and is replaced.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data
own_database
partner_server
start_server PUBLIC_URL="$SITE"
make_partner
LEAKED=$KEY
expect 'the partner has a webhook' 200 \
  "$(api -X PATCH "$API/me" -d "{\"webhook_url\":\"$PARTNER_URL/hook\"}")"
SECRET=$(grep -o 'whsec_[^"]*' "$WORK/answer")
list_with_page bramble Bramble
expect 'another listing' 201 "$(put_listing heather Heather)"
sleep 1.1
SINCE=$(date -u +%FT%TZ)

say 'somebody else has the key'
sleep 1.1
expect 'a listing is defaced' 200 "$(put_listing bramble 'Send money here')"
take_slug
expect 'the webhook is led astray' 200 \
  "$(api -X PATCH "$API/me" -d '{"webhook_url":"https://thief.example/hook"}')"

say 'the key is taken away'
cc_with -- key revoke harbour-vans
expect 'a call by it' 401 "$(api "$API/me")"
expect 'the page is still there' 200 "$(status "$SITE/listing/$SLUG")"

say 'until the listings are right again nobody sees them'
cc_with -- partner status harbour-vans suspended --reason 'Your key has leaked.' >/dev/null
expect 'the page' 404 "$(status "$SITE/listing/$SLUG")"
KEY=$(cc_with -- key issue harbour-vans --json | sed -n 's/.*"api_key":"\([^"]*\)".*/\1/p')
expect 'a call by the new key' 403 "$(api "$API/me")"
cc_with -- partner status harbour-vans approved >/dev/null
expect 'a call by the new key' 200 "$(api "$API/me")"

api "$API/listings?updated_since=$SINCE" >/dev/null
expect 'listings that were changed since' bramble \
  "$(grep -o '"external_id":"[^"]*"' "$WORK/answer" | cut -d'"' -f4 | paste -sd' ')"
expect 'the partner sends it again' 200 "$(put_listing bramble Bramble)"
take_slug
expect 'and its webhook, with another secret' 200 \
  "$(api -X PATCH "$API/me" -d "{\"webhook_url\":\"$PARTNER_URL/hook\",\"rotate_webhook_secret\":true}")"
grep -q "$SECRET" "$WORK/answer" && fail 'the secret is the former one'
expect 'an enquiry' 303 "$(enquire Zoe zoe@mail.example)"
within 30 'it arrives' arrived 1
KEY=$LEAKED
expect 'a call by the leaked key' 401 "$(api "$API/me")"

say "the installation's own key has leaked"
FORMER=$(cat "$DATA_DIR/secret.key")
cc_with -- secrets rotate
head -1 "$DATA_DIR/secret.key" >"$WORK/secret.key"
cat "$WORK/secret.key" >"$DATA_DIR/secret.key"
grep -qF "$FORMER" "$DATA_DIR/secret.key" && fail 'the former key is still there'
expect "Ana's enquiry" 303 "$(enquire Ana ana@mail.example)"
within 30 'it arrives, signed by a secret that the new key opens' arrived 2
say ok
