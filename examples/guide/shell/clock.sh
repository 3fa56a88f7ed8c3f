curl -sS "$CAMPCAIRN_BASE_URL/test/clock" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" --json '{ "advance_seconds": 60 }'
