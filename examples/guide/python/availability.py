from campcairn import call

calendar = call("PUT", "/listings/bramble/availability", {
    "ranges": [
        {"start": "2027-06-01", "end": "2027-07-15", "status": "available"},
        {"start": "2027-07-15", "end": "2027-09-01", "status": "available", "price": 12900},
        {"start": "2027-09-01", "end": "2027-09-08", "status": "unavailable"},
    ]
})
print(len(calendar["ranges"]), "ranges")
