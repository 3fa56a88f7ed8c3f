curl -sS "$CAMPCAIRN_BASE_URL/stats?listing=bramble&by=week" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
