curl -sS -i "$CAMPCAIRN_BASE_URL/me" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" -H 'CC-Test-Fault: rate_limited'
