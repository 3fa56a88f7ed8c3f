-- The mail of each partner's week is sent once, whichever process sends it and however often it starts.

-- The Monday that ended the last week of which a partner was sent the summary, or had none to be sent.
alter table partner add column summarised_until date;
