-- How often listings were shown, viewed, saved and led to leads. No row is about a visitor.

-- How the traveller had found the listing, as its links say it (`search-fr`); null when they did not.
alter table lead add column found text collate "C";

-- Figures of a listing by day; by week after 90 days, by month after 400.
create table listing_count (
  -- Not a reference: rows outlive their listing until they are forgotten in batches.
  listing_id bigint not null,
  starts     date not null,
  -- Of days: 1, 7 from a Monday on, 30 for a month from its first day on.
  span       smallint not null check (span in (1, 7, 30)),
  -- The position in SOURCES (listings/found.ts).
  source     smallint not null,
  -- ISO 3166 of the place that was asked for; empty when none was.
  country    text not null collate "C",
  -- Null for none, which takes no room.
  shown      integer,
  viewed     integer,
  saved      integer,
  clicks     integer,
  enquiries  integer,
  primary key (span, listing_id, starts, source, country)
) with (fillfactor = 90);

-- The same of all listings of a partner, deleted ones included, by day.
create table partner_count (
  partner_id bigint not null references partner,
  day        date not null,
  source     smallint not null,
  country    text not null collate "C",
  shown      integer not null default 0,
  viewed     integer not null default 0,
  saved      integer not null default 0,
  clicks     integer not null default 0,
  enquiries  integer not null default 0,
  primary key (partner_id, day, source, country)
) with (fillfactor = 50);

-- Figures of a listing in the last `days` days, today included.
create table listing_window (
  partner_id bigint not null references partner,
  days       smallint not null,
  listing_id bigint not null,
  shown      integer not null default 0,
  viewed     integer not null default 0,
  saved      integer not null default 0,
  clicks     integer not null default 0,
  enquiries  integer not null default 0,
  primary key (partner_id, days, listing_id)
) with (fillfactor = 50);

-- The medians of listings of one category and country.
create table window_median (
  category     text not null collate "C",
  country_code text not null collate "C",
  days         smallint not null,
  listings     integer not null,
  shown        double precision not null,
  viewed       double precision not null,
  saved        double precision not null,
  leads        double precision not null,
  primary key (category, country_code, days)
);

-- The last batch of counts of each process, so that one that is sent again is not added again.
create table count_writer (
  id    uuid primary key,
  batch bigint not null,
  at    timestamptz not null
);

-- How far recurring work has come.
create table statistics_progress (
  single     boolean primary key default true check (single),
  -- The number of the last lead that was counted.
  last_seq   bigint not null default 0,
  -- The day up to which the windows are right.
  windows_on date
);
insert into statistics_progress default values;
