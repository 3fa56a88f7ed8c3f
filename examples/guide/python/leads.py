from campcairn import call, read_all

count = 0
for lead in read_all("/leads?kind=enquiry&delivery_status=pending"):
    # Store it first: an acknowledged enquiry is not offered again.
    print(lead["created_at"], lead["name"], lead["email"], lead["message"])
    call("POST", f"/leads/{lead['id']}/ack")
    count += 1
print(count, "acknowledged")
