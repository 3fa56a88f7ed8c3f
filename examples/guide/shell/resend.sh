curl -sS "$CAMPCAIRN_BASE_URL/events?type=lead.created&state=failed" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" | tee events.json

# Each by its id; here the first.
EVENT_ID=$(grep -o 'evt_[0-9A-Za-z]*' events.json | head -n 1)
curl -sS -X POST "$CAMPCAIRN_BASE_URL/events/$EVENT_ID/resend" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
