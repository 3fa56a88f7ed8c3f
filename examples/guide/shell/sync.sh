# curl reads no spreadsheets: these are the same 50 rows as one batch.
curl -sS -o fifty-vans.json "${CAMPCAIRN_BASE_URL%/api/v1}/samples/fifty-vans.json"

curl -sS --retry 5 "$CAMPCAIRN_BASE_URL/listings/batch" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d @fifty-vans.json
