curl -sS -X PUT "$CAMPCAIRN_BASE_URL/listings/bramble/availability" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{
  "ranges": [
    { "start": "2027-06-01", "end": "2027-07-15", "status": "available" },
    { "start": "2027-07-15", "end": "2027-09-01", "status": "available", "price": 12900 },
    { "start": "2027-09-01", "end": "2027-09-08", "status": "unavailable" }
  ]
}'
