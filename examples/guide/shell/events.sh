# From the time of the newest event that you have; the first time without since.
curl -sS "$CAMPCAIRN_BASE_URL/events?type=lead.created&limit=200&since=2026-01-01T00:00:00Z" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
