from campcairn import call, read_all

count = 0
for event in read_all("/events?type=lead.created&state=failed"):
    call("POST", f"/events/{event['id']}/resend")
    count += 1
print(count, "sent again")
