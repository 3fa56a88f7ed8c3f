from campcairn import call

for stay in call("GET", "/listings/bramble/availability")["ranges"]:
    print(stay["start"], stay["end"], stay["status"], stay["price"])
