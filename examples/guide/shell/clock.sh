curl -sS "$CAMPCAIRN_BASE_URL/test/clock" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{ "advance_seconds": 60 }'
