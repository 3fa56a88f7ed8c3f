curl -sS "$CAMPCAIRN_BASE_URL/listings/bramble/availability" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
