from campcairn import call

statistics = call("GET", "/stats?listing=bramble&by=week")
for week in statistics["periods"]:
    print(week["starts"], week["viewed"], week["clicks"], week["enquiries"])
