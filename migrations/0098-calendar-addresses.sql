-- The private address at which other sites read a listing's calendar. Its token is kept as a hash, by
-- which it is found, and encrypted, so that its partner can read the address again.
create table calendar_address (
  listing_id  bigint primary key references listing (id) on delete cascade,
  fingerprint bytea not null unique,
  token       text not null,
  created_at  timestamptz not null
);
