curl -sS "$CAMPCAIRN_BASE_URL/leads?kind=enquiry&delivery_status=pending" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY" | tee leads.json

# Store each, then acknowledge it by its id; here the first.
LEAD_ID=$(grep -o 'lead_[0-9A-Za-z]*' leads.json | head -n 1)
curl -sS -X POST "$CAMPCAIRN_BASE_URL/leads/$LEAD_ID/ack" \
  --oauth2-bearer "$CAMPCAIRN_API_KEY"
