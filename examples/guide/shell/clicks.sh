curl -sS "$CAMPCAIRN_BASE_URL/leads?kind=click&since=2026-01-01T00:00:00Z&limit=200" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
