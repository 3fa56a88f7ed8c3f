-- Product feeds that Campcairn reads, what each run came to, and which row is which listing.

create table feed (
  id            bigint generated always as identity primary key,
  partner_id    bigint not null references partner,
  -- Sealed by the key ring: both may hold a token. The host alone is shown.
  address       text not null,
  header        text,
  host          text not null,
  settings      jsonb not null default '{}',
  schedule      text not null default 'off' check (schedule in ('off', 'hourly', 'daily')),
  created_at    timestamptz not null,
  -- What the server said of the file that was applied last, to ask whether it changed since.
  etag          text,
  last_modified text,
  -- How feed_row.row_hash was made: settings, header and the mapping's own version.
  mapping       text,
  broken_since  timestamptz,
  -- What the partner was told by mail, and when.
  broken_told_at   timestamptz,
  failures_told    text,
  failures_told_at timestamptz
);

create index feed_of_partner on feed (partner_id);

create table feed_run (
  id           bigint generated always as identity primary key,
  feed_id      bigint not null references feed on delete cascade,
  started_at   timestamptz not null,
  ended_at     timestamptz,
  status       text not null check (status in ('running', 'ok', 'held', 'broken', 'interrupted')),
  error        text,
  -- The server said that the file is still the one of the run before.
  not_modified boolean not null default false,
  rows         integer not null default 0,
  created      integer not null default 0,
  updated      integer not null default 0,
  unchanged    integer not null default 0,
  paused       integer not null default 0,
  resumed      integer not null default 0,
  failed       integer not null default 0,
  problems     jsonb not null default '[]'
);

create index feed_run_of_feed on feed_run (feed_id, id desc);

-- One row for each listing that a feed owns. No foreign keys: checking them costs a first import of
-- a million rows a third of its time; the trigger below and the feed's removal keep it clean.
create table feed_row (
  feed_id     bigint not null,
  external_id text not null collate "C",
  listing_id  bigint not null unique,
  -- The row as it was applied last; null when it has to be looked at again.
  row_hash    bytea,
  -- live: in the file. paused: gone, and paused by the feed. absent: gone, and paused by somebody
  -- else before. held: gone with so many others that an operator has to confirm it.
  state       text not null default 'live' check (state in ('live', 'paused', 'absent', 'held')),
  primary key (feed_id, external_id)
);

-- The few that a run which changes nothing has to look at.
create index feed_row_odd on feed_row (feed_id) where row_hash is null or state <> 'live';

create function forget_feed_rows() returns trigger language plpgsql as $$
begin
  delete from feed_row using gone where listing_id = gone.id;
  return null;
end $$;

create trigger feed_listing_deleted after delete on listing
  referencing old table as gone for each statement execute function forget_feed_rows();
