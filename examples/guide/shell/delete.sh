curl -sS -X DELETE "$CAMPCAIRN_BASE_URL/listings/bramble" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
