-- The gazetteer, what its names find, and OpenStreetMap's campsites.

-- Web Mercator metres (EPSG:3857), for GiST; the poles are cut off where the square map ends.
create function mercator(lat double precision, lng double precision) returns point
  language sql immutable strict parallel safe
  return point(
    6378137 * radians(lng),
    6378137 * ln(tan(pi() / 4 + radians(greatest(-85.05112878, least(85.05112878, lat))) / 2))
  );

create table town (
  id              integer primary key, -- GeoNames
  name            text not null,
  ascii_name      text not null,
  -- As they are searched (places/names.ts), separated by |: its own name's spellings, and others.
  primary_names   text not null,
  other_names     text not null,
  lat             double precision not null,
  lng             double precision not null,
  country_code    text not null,
  -- GeoNames' own codes; region_id is ISO 3166-2 and only where we know a country's regions.
  admin1          text not null,
  admin2          text not null,
  region_id       text,
  population      integer not null,
  feature         text not null,
  -- Newer data no longer has it: it is not offered any more, but what stands there keeps its name.
  gone            boolean not null default false
);

-- Countries, regions and counties, as far as they hold towns.
create table area (
  id           text primary key collate "C", -- ISO code, else GeoNames' (GB, GB-ENG, GB.ENG.C6)
  kind         text not null check (kind in ('country', 'region', 'county')),
  name         text not null,
  country_code text not null,
  region_id    text,
  lat          double precision not null,
  lng          double precision not null,
  west         double precision not null,
  south        double precision not null,
  east         double precision not null,
  north        double precision not null,
  population   bigint not null
);

-- What people type, with accents, case and punctuation off (places/names.ts). Byte order makes a
-- prefix a range, without an extension.
create table gazetteer_name (
  name    text not null collate "C",
  -- Sorts the answers: a primary name above another, covered countries, then population.
  weight  real not null,
  town_id integer,
  area_id text collate "C",
  check (num_nonnulls(town_id, area_id) = 1)
);

create index gazetteer_name_range on gazetteer_name (name) include (weight, town_id, area_id);

-- Campsites and caravan sites of OpenStreetMap.
create table place (
  id            integer generated always as identity primary key,
  osm_ref       text not null unique collate "C", -- node/1, way/1, relation/1
  kind          text not null check (kind in ('camp_site', 'caravan_site')),
  name          text,
  lat           double precision not null,
  lng           double precision not null,
  at            point not null generated always as (mercator(lat, lng)) stored,
  tags          jsonb not null,
  country_code  text not null,
  region_id     text,
  town_id       integer,
  first_seen_at timestamptz not null,
  updated_at    timestamptz not null,
  -- When an import first missed it; null while it exists.
  gone_at       timestamptz
);

create index place_at on place using gist (at) where gone_at is null;
create index place_of_country on place (country_code) where gone_at is null;

-- What was imported when: shown to operators, and the age of the data on pages.
create table gazetteer_import (
  id        integer generated always as identity primary key,
  kind      text not null check (kind in ('towns', 'places')),
  file      text not null,
  at        timestamptz not null,
  countries text[] not null,
  read      integer not null,
  added     integer not null,
  updated   integer not null,
  unchanged integer not null,
  gone      integer not null,
  skipped   integer not null
);
