curl -sS "$CAMPCAIRN_BASE_URL/listings/bramble/availability" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
