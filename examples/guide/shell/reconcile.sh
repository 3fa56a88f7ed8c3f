# One page of up to 200 listings; follow next_cursor until it is null.
curl -sS "$CAMPCAIRN_BASE_URL/listings?limit=200" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"

# What is gone from your system goes here too.
curl -sS -X DELETE "$CAMPCAIRN_BASE_URL/listings/van-050" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
