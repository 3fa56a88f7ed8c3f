curl -sS "$CAMPCAIRN_BASE_URL/webhooks/rotation" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" --json '{ "hours": 24 }'
