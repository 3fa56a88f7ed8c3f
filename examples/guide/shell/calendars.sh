curl -sS -X POST "$CAMPCAIRN_BASE_URL/availability/batch" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" --json '{
  "items": [
    { "external_id": "bramble", "ranges": [
      { "start": "2027-06-01", "end": "2027-09-01", "status": "available" }
    ] },
    { "external_id": "heather", "ranges": [] }
  ]
}'
