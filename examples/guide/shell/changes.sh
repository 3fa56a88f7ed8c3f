# All pages: next_cursor is null on the last.
CURSOR=
while
  curl -sS "$CAMPCAIRN_BASE_URL/listings?updated_since=2026-01-01T00:00:00Z&limit=200$CURSOR" \
    -H "Authorization: Bearer $CAMPCAIRN_API_KEY" | tee page.json
  CURSOR=$(sed -n 's/.*"next_cursor":"\([^"]*\)".*/\&cursor=\1/p' page.json)
  [ "$CURSOR" ]
do :; done
