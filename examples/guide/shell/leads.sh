# Store each page, then acknowledge what is in it.
CURSOR=
while
  curl -sS "$CAMPCAIRN_BASE_URL/leads?kind=enquiry&delivery_status=pending&limit=200$CURSOR" \
    -H "Authorization: Bearer $CAMPCAIRN_API_KEY" | tee page.json
  for LEAD_ID in $(grep -o '"id":"lead_[0-9A-Za-z]*' page.json | cut -d '"' -f 4); do
    curl -sS -X POST "$CAMPCAIRN_BASE_URL/leads/$LEAD_ID/ack" \
      -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
  done
  CURSOR=$(sed -n 's/.*"next_cursor":"\([^"]*\)".*/\&cursor=\1/p' page.json)
  [ "$CURSOR" ]
do :; done
