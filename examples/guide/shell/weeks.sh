curl -sS "$CAMPCAIRN_BASE_URL/stats?listing=bramble&by=week" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY"
