# All that is here, to compare with what you have.
CURSOR=
while
  curl -sS "$CAMPCAIRN_BASE_URL/listings?limit=200$CURSOR" \
    -H "Authorization: Bearer $CAMPCAIRN_API_KEY" | tee page.json
  CURSOR=$(sed -n 's/.*"next_cursor":"\([^"]*\)".*/\&cursor=\1/p' page.json)
  [ "$CURSOR" ]
do :; done

# What is gone from your system goes here too.
curl -sS -X DELETE "$CAMPCAIRN_BASE_URL/listings/van-050" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
