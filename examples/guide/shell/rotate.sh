curl -sS "$CAMPCAIRN_BASE_URL/webhooks/rotation" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{ "hours": 24 }'
