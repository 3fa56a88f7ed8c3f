curl -sS "$CAMPCAIRN_BASE_URL/me" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
