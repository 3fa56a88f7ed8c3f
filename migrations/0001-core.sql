-- Partners, their listings and availability, and the leads they get.

create table partner (
  id            bigint generated always as identity primary key,
  slug          text not null unique,
  name          text not null,
  website       text not null,
  contact_email text not null,
  status        text not null check (status in ('pending', 'approved', 'suspended', 'rejected')),
  is_demo       boolean not null default false,
  categories    text[] not null default '{}',
  countries     text[] not null default '{}',
  -- SHA-256 of the key, which has 256 bits of its own; the key is shown once and not kept.
  api_key_fingerprint bytea unique,
  api_key_prefix      text,
  webhook_url         text,
  -- Sealed by the key ring.
  webhook_secret      text,
  lead_email          text,
  -- Tells "never set" (the contact address is used) from "set to null" (no email).
  lead_email_set      boolean not null default false,
  premium_until       timestamptz,
  created_at          timestamptz not null,
  approved_at         timestamptz
);

create table listing (
  id           bigint generated always as identity primary key,
  partner_id   bigint not null references partner,
  external_id  text not null collate "C",
  -- The normalised input, amenities sorted: two inputs with equal documents are the same content.
  document     jsonb not null,
  -- The amenities in the order they were sent.
  amenities    text[] not null,
  category     text not null,
  status       text not null,
  slug         text not null,
  title        text not null,
  url          text not null,
  lat          double precision not null,
  lng          double precision not null,
  approximate  boolean not null,
  country_code text not null,
  region_id    text,
  town_id      integer,
  osm_ref      text,
  price_from   bigint,
  currency     text,
  price_unit   text,
  sleeps       smallint,
  -- Two numbers of [0, 1) for life, that say where an approximate listing is shown.
  blur_angle    double precision not null default random(),
  blur_distance double precision not null default random(),
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  unique (partner_id, external_id)
) with (fillfactor = 80);

create index listing_of_partner on listing (partner_id, id);
create index listing_osm_ref on listing using hash (osm_ref) where osm_ref is not null;

-- What a deleted listing leaves behind: its page answers 410, not 404.
create table deleted_listing (
  id         bigint primary key,
  deleted_at timestamptz not null
);

create table availability (
  listing_id bigint not null references listing on delete cascade,
  starts     date not null,
  ends       date not null check (ends > starts),
  available  boolean not null,
  price      bigint,
  primary key (listing_id, starts)
);

-- One row whose lock makes the order of leads the order of their commits, without gaps: whoever
-- follows the sequence never sees a later lead before an earlier one.
create table lead_sequence (
  single boolean primary key default true check (single),
  last bigint not null default 0
) with (fillfactor = 10);
insert into lead_sequence default values;

create table lead (
  seq                  bigint primary key,
  id                   text not null unique collate "C",
  partner_id           bigint not null references partner,
  listing_id           bigint references listing on delete set null,
  kind                 text not null check (kind in ('click', 'enquiry')),
  created_at           timestamptz not null,
  name                 text,
  email                text,
  phone                text,
  start_date           date,
  end_date             date,
  guests               smallint,
  message              text,
  source_page          text,
  consent_at           timestamptz,
  consent_version      text,
  delivery_status      text not null
    check (delivery_status in ('pending', 'delivered', 'failed', 'not_applicable')),
  delivery_attempts    integer not null default 0,
  delivered_at         timestamptz,
  webhook_delivered_at timestamptz,
  email_sent_at        timestamptz,
  acked_at             timestamptz,
  -- How each channel stands; null for one that is not in use.
  webhook_state        text check (webhook_state in ('waiting', 'delivered', 'failed')),
  email_state          text check (email_state in ('waiting', 'delivered', 'failed')),
  -- When the personal data was wiped, for its age or at the traveller's wish.
  wiped_at             timestamptz
);

create index lead_of_partner on lead (partner_id, seq);
create index lead_of_listing on lead (listing_id) where listing_id is not null;
create index lead_with_personal_data on lead (created_at) where kind = 'enquiry' and wiped_at is null;
create index lead_of_traveller on lead (lower(email)) where email is not null;
create index lead_waiting on lead (partner_id, seq) where delivery_status in ('pending', 'failed');
