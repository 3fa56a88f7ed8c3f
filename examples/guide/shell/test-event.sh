curl -sS -X POST "$CAMPCAIRN_BASE_URL/webhooks/test" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
