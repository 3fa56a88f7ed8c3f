from campcairn import call

leads = call("GET", "/leads?kind=enquiry&delivery_status=pending&limit=200")["data"]
for lead in leads:
    # Store it first: an acknowledged enquiry is not offered again.
    print(lead["created_at"], lead["name"], lead["email"], lead["message"])
    call("POST", f"/leads/{lead['id']}/ack")
print(len(leads), "acknowledged")
