#!/usr/bin/env bash
# The queue is stuck, twice: the only worker hangs with events in its hands, and then every attempt fails for a fault
# of ours. The commands about jobs say so; afterwards each event has arrived, and is recorded.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data DEMO=0 LOG_LEVEL=warn
own_database
partner_server

# Starts a worker on a port, and sets WORKER.
start_worker() {
  ROLE=worker PORT=$1 "$NODE" "$PROJECT/src/main.ts" >>"$WORK/worker.log" 2>&1 &
  WORKER=$!
  disown
  undo "kill -9 $WORKER 2>/dev/null"
}
delivered() { leads | grep -o '"delivery_status":"delivered"' | wc -l | tr -d ' '; }
are_delivered() { [ "$(delivered)" = "$1" ]; }
waits() { [ $(($(jobs_of deliveries.attempt due) + $(jobs_of deliveries.attempt running))) -ge "$1" ]; }
fails() { [ "$(jobs_of deliveries.attempt failing)" = "$1" ]; }

start_server PUBLIC_URL="$SITE" ROLE=web
start_worker "$OTHER_PORT"
HANGING=$WORKER
make_partner
expect 'the partner has a webhook' 200 \
  "$(api -X PATCH "$API/me" -d "{\"webhook_url\":\"$PARTNER_URL/hook\"}")"
list_with_page bramble Bramble
expect 'an enquiry' 303 "$(enquire Zoe zoe@mail.example)"
within 30 'it arrives' arrived 1

say 'the worker hangs'
kill -STOP "$HANGING"
for name in Ana Ben Cleo; do
  expect "$name's enquiry" 303 "$(enquire $name "$name@mail.example")"
done
within 30 'jobs status says that events wait' waits 3
cc_with -- jobs status
read -r THIRD_PORT <<<"$(free_ports 1)"
start_worker "$THIRD_PORT"
# A transaction in which the hanging worker holds what others wait for is ended after 30 s.
within 90 'another worker sends them' arrived 4
kill -9 "$HANGING"
within 30 'enquiries are delivered' are_delivered 4
expect 'events that arrived' 4 "$(arrivals)"

say 'attempts cannot be recorded any more'
sql 'alter table delivery_attempt rename to delivery_attempt_away'
expect "Dora's enquiry" 303 "$(enquire Dora dora@mail.example)"
within 60 'jobs status says that its delivery fails' fails 1
cc_with -- jobs list --failing
cc_with -- jobs list --failing | grep -q delivery_attempt || fail 'the error is not said'
sql 'alter table delivery_attempt_away rename to delivery_attempt'
cc_with -- jobs retry-all deliveries.attempt
within 30 'enquiries are delivered' are_delivered 5
within 30 'no delivery fails any more' fails 0
say ok
