curl -sS -X POST "$CAMPCAIRN_BASE_URL/availability/batch" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{
  "items": [
    { "external_id": "bramble", "ranges": [
      { "start": "2027-06-01", "end": "2027-09-01", "status": "available" }
    ] },
    { "external_id": "heather", "ranges": [] }
  ]
}'
