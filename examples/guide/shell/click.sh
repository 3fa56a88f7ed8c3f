curl -sS "$CAMPCAIRN_BASE_URL/test/clicks" --oauth2-bearer "$CAMPCAIRN_API_KEY" \
  --json '{ "external_id": "bramble" }'
