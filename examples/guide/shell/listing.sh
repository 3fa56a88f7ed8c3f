curl -sS -X PUT "$CAMPCAIRN_BASE_URL/listings/bramble" \
  -H "Authorization: Bearer $CAMPCAIRN_API_KEY" \
  -H 'Content-Type: application/json' -d '{
  "category": "campervan",
  "title": "Bramble the campervan",
  "description": "A four-berth van with a pop-top.\n\nTwo gas rings, a fridge and a heater.",
  "url": "https://hire.example/vans/bramble",
  "images": [{ "url": "https://hire.example/photos/bramble-1.jpg" }],
  "location": { "lat": 54.6013, "lng": -3.1347 },
  "price": { "from": 8900, "currency": "GBP", "min_nights": 2 },
  "vehicle": { "berths": 4, "seats": 4, "transmission": "manual" },
  "amenities": ["fridge", "heating"],
  "policies": { "pets_allowed": true, "mileage_included_per_day_km": null }
}'
