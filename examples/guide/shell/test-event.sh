curl -sS -X POST "$CAMPCAIRN_BASE_URL/webhooks/test" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
