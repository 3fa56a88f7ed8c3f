# curl reads no spreadsheets: these are the same 50 rows as one batch.
curl -sS -o fifty-vans.json "${CAMPCAIRN_BASE_URL%/api/v1}/samples/fifty-vans.json"

curl -sS --retry 5 "$CAMPCAIRN_BASE_URL/listings/batch" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" --json @fifty-vans.json
