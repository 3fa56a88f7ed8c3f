curl -sS "$CAMPCAIRN_BASE_URL/test/enquiries" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{
  "external_id": "bramble",
  "name": "Zoë Martin",
  "start_date": "2027-07-03",
  "end_date": "2027-07-10",
  "message": "Is there room for two bikes?"
}'
