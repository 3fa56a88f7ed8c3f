from campcairn import call

ranges = [{"start": "2027-06-01", "end": "2027-09-01", "status": "available"}]
items = [{"external_id": id, "ranges": ranges} for id in ("bramble", "heather")]
for result in call("POST", "/availability/batch", {"items": items})["results"]:
    print(result["external_id"], result["status"])
