import csv
from collections import Counter

from campcairn import call

with open("fifty-vans.csv", newline="", encoding="utf-8-sig") as file:
    items = [
        {
            "external_id": row["id"],
            "category": row["category"],
            "title": row["title"],
            "url": row["url"],
            "location": {"lat": float(row["latitude"]), "lng": float(row["longitude"])},
            "price": {"from": round(float(row["price"]) * 100), "currency": row["currency"]},
            "vehicle": {"berths": int(row["sleeps"]), "transmission": row["transmission"]},
        }
        for row in csv.DictReader(file)
    ]

counts = Counter()
for start in range(0, len(items), 100):
    answer = call("POST", "/listings/batch", {"items": items[start : start + 100]})
    for result in answer["results"]:
        if result["result"] == "error":
            error = result["error"]
            print(result["external_id"], error.get("details", error["message"]))
        counts[result["result"]] += 1
print(dict(counts))
