from campcairn import call

events = call("GET", "/events?type=lead.created&state=failed&limit=200")["data"]
for event in events:
    call("POST", f"/events/{event['id']}/resend")
print(len(events), "sent again")
