from campcairn import call

call("DELETE", "/listings/bramble")
