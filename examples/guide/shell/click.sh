curl -sS "$CAMPCAIRN_BASE_URL/test/clicks" -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{ "external_id": "bramble" }'
