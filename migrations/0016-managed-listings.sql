-- What a partner's list of listings is filtered, searched and sorted by: one narrow row a listing, because
-- the content of 20,000 is too wide to be read for a page. Statements that change listings and calendars
-- keep it true, whoever sent them.

create table listing_summary (
  listing_id     bigint primary key,
  partner_id     bigint not null,
  category       text not null,
  status         text not null,
  slug           text not null collate "C",
  -- Slug, id and title in lower case, for searching by parts of words.
  searchable     text not null,
  -- Seven times the price of a night in minor units, so that weeks and nights compare; below the largest
  -- number that programs read exactly, which stands for none when listings are sorted.
  price          bigint,
  photos         smallint not null,
  -- The day after the last night that the calendar says anything of.
  calendar_until date,
  updated_at     timestamptz not null,
  -- The bulk action that changed it last, if nobody has changed it since: what undoing it changes back.
  bulk_id        bigint,
  was_active     boolean,
  -- It is paused and will be deleted when the action can no longer be undone.
  deleting       boolean not null default false
) with (fillfactor = 80);

-- One for each order of the list.
create index listing_summary_by_updated on listing_summary (partner_id, updated_at, listing_id)
  where not deleting;
create index listing_summary_by_newest on listing_summary (partner_id, listing_id) where not deleting;
create index listing_summary_by_title on listing_summary (partner_id, slug, listing_id)
  where not deleting;
create index listing_summary_by_price
  on listing_summary (partner_id, coalesce(price, 9007199254740991), listing_id) where not deleting;
create index listing_summary_of_bulk on listing_summary (bulk_id) where bulk_id is not null;

insert into listing_summary (listing_id, partner_id, category, status, slug, searchable, price, photos,
  calendar_until, updated_at)
select l.id, partner_id, category, status, slug,
  concat_ws(' ', slug, lower(external_id), lower(title)),
  case when price_from is not null then
      least(price_from * case price_unit when 'week' then 1 else 7 end, 9007199254740990) end,
  coalesce(jsonb_array_length(document -> 'images'), 0),
  (select ends from availability a where a.listing_id = l.id order by starts desc limit 1), updated_at
from listing l;

create function summarise_listings() returns trigger language plpgsql as $$
begin
  insert into listing_summary (listing_id, partner_id, category, status, slug, searchable, price, photos,
    updated_at)
  select id, partner_id, category, status, slug,
    concat_ws(' ', slug, lower(external_id), lower(title)),
    case when price_from is not null then
      least(price_from * case price_unit when 'week' then 1 else 7 end, 9007199254740990) end,
    coalesce(jsonb_array_length(document -> 'images'), 0), updated_at
  from changed
  on conflict (listing_id) do update set category = excluded.category, status = excluded.status,
    slug = excluded.slug, searchable = excluded.searchable, price = excluded.price,
    photos = excluded.photos, updated_at = excluded.updated_at,
    bulk_id = null, was_active = null, deleting = false;
  return null;
end $$;

create function forget_listing_summaries() returns trigger language plpgsql as $$
begin
  delete from listing_summary s using gone where s.listing_id = gone.id;
  return null;
end $$;

create trigger summary_listing_added after insert on listing
  referencing new table as changed for each statement execute function summarise_listings();
create trigger summary_listing_changed after update on listing
  referencing new table as changed for each statement execute function summarise_listings();
create trigger summary_listing_deleted after delete on listing
  referencing old table as gone for each statement execute function forget_listing_summaries();

create function summarise_calendars() returns trigger language plpgsql as $$
begin
  update listing_summary s set calendar_until = (
    select ends from availability a where a.listing_id = s.listing_id order by starts desc limit 1)
  where s.listing_id in (select listing_id from changed);
  return null;
end $$;

create trigger summary_calendar_added after insert on availability
  referencing new table as changed for each statement execute function summarise_calendars();
create trigger summary_calendar_deleted after delete on availability
  referencing old table as changed for each statement execute function summarise_calendars();

-- Chosen listings that were paused, resumed or deleted together, while that can be undone.
create table listing_bulk (
  id         bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  action     text not null check (action in ('pause', 'resume', 'delete')),
  made_at    timestamptz not null,
  undo_until timestamptz not null
);

create index listing_bulk_of_partner on listing_bulk (partner_id, id);

-- The calendar as the partner wrote it, of listings whose nights are also taken by imported calendars:
-- availability holds both together.
create table written_calendar (
  listing_id bigint primary key references listing on delete cascade,
  ranges     jsonb not null
);

-- Calendars of other sites that are read every hour: their events are nights that are not free.
create table calendar_import (
  id            bigint generated always as identity primary key,
  listing_id    bigint not null references listing on delete cascade,
  -- Sealed by the key ring: it holds a token. The host alone is shown.
  address       text not null,
  host          text not null,
  created_at    timestamptz not null,
  -- When it was asked for last, and since when that fails; the nights are those of the last success.
  read_at       timestamptz,
  error         text,
  failing_since timestamptz,
  etag          text,
  last_modified text,
  -- Nights as [start, end) in order, of which nothing else of the events is kept.
  blocks        jsonb not null default '[]'
);

create index calendar_import_of_listing on calendar_import (listing_id);

-- Files of listings that members upload, from the dry run until they are taken or a day is over.
create table feed_upload (
  id         bigint generated always as identity primary key,
  partner_id bigint not null references partner on delete cascade,
  name       text not null,
  -- As it is read, packed with gzip.
  bytes      bytea not null,
  settings   jsonb not null,
  made_at    timestamptz not null
);

create index feed_upload_of_partner on feed_upload (partner_id);
