import csv

from campcairn import call, read_all

with open("fifty-vans.csv", newline="", encoding="utf-8") as file:
    mine = {row["id"] for row in csv.DictReader(file)}

for listing in read_all("/listings?"):
    if listing["external_id"] not in mine:
        call("DELETE", "/listings/" + listing["external_id"])
        print("deleted", listing["external_id"])
