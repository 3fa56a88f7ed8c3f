-- What somebody did within a window that all processes count together. Not logged: after a crash of the
-- database every window is open again, which costs less than to wait for the disk at each count.
create unlogged table rate_count (
  -- Keyed hash of the limit's name and of who is counted: no address is kept.
  who text primary key,
  count integer not null,
  ends_at timestamptz not null
) with (fillfactor = 50);
