CURSOR=
while
  curl -sS "$CAMPCAIRN_BASE_URL/events?type=lead.created&state=failed&limit=200$CURSOR" \
    -H "Authorization: Bearer $CAMPCAIRN_API_KEY" | tee page.json
  for EVENT_ID in $(grep -o '"id":"evt_[0-9A-Za-z]*' page.json | cut -d '"' -f 4); do
    curl -sS -X POST "$CAMPCAIRN_BASE_URL/events/$EVENT_ID/resend" \
      -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
  done
  CURSOR=$(sed -n 's/.*"next_cursor":"\([^"]*\)".*/\&cursor=\1/p' page.json)
  [ "$CURSOR" ]
do :; done
