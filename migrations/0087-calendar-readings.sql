-- How imported calendars are read: by which reader, and how often in a row it took too much work.

alter table calendar_import
  -- The version of the reader that has read the nights: what a former one has read is asked for anew.
  add column reader_version integer not null default 0,
  -- Readings since the last good one that were given up because events recur without end.
  add column endless_reads integer not null default 0;
