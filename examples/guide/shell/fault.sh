curl -sS -i "$CAMPCAIRN_BASE_URL/me" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" -H 'CC-Test-Fault: rate_limited'
