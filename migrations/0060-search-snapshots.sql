-- What snapshots of the search index were written: one that the database does not know of was written by another, or after
-- the time to which this one has been returned.

create table search_snapshot (
  token uuid primary key,
  at    timestamptz not null default now()
);
