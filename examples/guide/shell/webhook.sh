curl -sS -X PATCH "$CAMPCAIRN_BASE_URL/me" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" \
  --json "{ \"webhook_url\": \"$WEBHOOK_URL\" }"
