import csv

from campcairn import call

with open("fifty-vans.csv", newline="", encoding="utf-8") as file:
    mine = {row["id"] for row in csv.DictReader(file)}

cursor = ""
while cursor is not None:
    page = call("GET", "/listings?limit=200" + (f"&cursor={cursor}" if cursor else ""))
    for listing in page["data"]:
        if listing["external_id"] not in mine:
            call("DELETE", "/listings/" + listing["external_id"])
            print("deleted", listing["external_id"])
    cursor = page["next_cursor"]
