curl -sS -X PATCH "$CAMPCAIRN_BASE_URL/me" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d "{ \"webhook_url\": \"$WEBHOOK_URL\" }"
