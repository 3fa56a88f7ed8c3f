-- What is compared of each shown listing, and which pairs of two partners' listings are one vehicle or campsite.

create table compared_listing (
  listing_id bigint primary key references listing on delete cascade,
  partner_id bigint not null,
  -- What can be one thing, and where: squares of 0.05 degrees.
  kind       text not null check (kind in ('motor', 'caravan', 'campsite')),
  cell       integer not null,
  traits     jsonb not null,
  -- The addresses of its first photos, and their keys.
  sources    text[] not null,
  photos     text[] not null,
  -- The state of the listing that this is of (`listing.updated_at`).
  version    timestamptz not null,
  -- When it is to be compared; null when it was.
  due_at     timestamptz
);
create index compared_listing_cell on compared_listing (kind, cell);
create index compared_listing_due on compared_listing (due_at, listing_id) where due_at is not null;
create index compared_listing_photos on compared_listing using gin (photos);

-- How far the walk over all listings has come.
create table comparison_progress (
  single   boolean primary key default true check (single),
  after_id bigint not null default 0
);
insert into comparison_progress default values;

-- Perceptual prints of photos, by a digest of their addresses.
create table photo_print (
  key      text primary key collate "C",
  -- Null for a photo that is the same all over, or that could not be fetched.
  print    bytea,
  -- Numbers that prints of one picture are likely to share.
  bands    integer[],
  -- How often in succession it could not be fetched.
  failures smallint not null default 0,
  taken_at timestamptz not null
);
create index photo_print_bands on photo_print using gin (bands);

create table listing_pair (
  one     bigint not null references listing on delete cascade,
  other   bigint not null references listing on delete cascade,
  points  real not null,
  -- Points by what speaks for and against it.
  reasons jsonb not null,
  is_same boolean not null default false,
  judged_at timestamptz not null,
  primary key (one, other),
  check (one < other)
);
create index listing_pair_other on listing_pair (other, one);

-- What a partner or an operator has said: that two listings, by their partners' own ids, are not the same.
create table parted_pair (
  partner_one    bigint not null references partner,
  external_one   text not null collate "C",
  partner_other  bigint not null references partner,
  external_other text not null collate "C",
  -- The partner that said so; null for an operator. Who it was is in the audit log.
  said_by        bigint references partner,
  said_at        timestamptz not null,
  primary key (partner_one, external_one, partner_other, external_other),
  check (partner_one < partner_other)
);
create index parted_pair_other on parted_pair (partner_other, external_other);

-- Cards tell of the other offer, so what is kept of them is forgotten when a pair is made or parted.
create function note_search_pair() returns trigger language plpgsql as $$
declare
  pair listing_pair;
begin
  if tg_op = 'DELETE' then pair := old; else pair := new; end if;
  insert into search_change (kind, ids) values ('listing', array[pair.one, pair.other]);
  return null;
end $$;

create trigger search_pair_added after insert on listing_pair
  for each row when (new.is_same) execute function note_search_pair();
create trigger search_pair_changed after update on listing_pair
  for each row when (old.is_same is distinct from new.is_same) execute function note_search_pair();
create trigger search_pair_deleted after delete on listing_pair
  for each row when (old.is_same) execute function note_search_pair();
