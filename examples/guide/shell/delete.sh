curl -sS -X DELETE "$CAMPCAIRN_BASE_URL/listings/bramble" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
