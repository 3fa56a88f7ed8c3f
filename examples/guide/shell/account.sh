curl -sS "$CAMPCAIRN_BASE_URL/me" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
