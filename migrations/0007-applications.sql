-- Those who would like to become partners.

create table application (
  id            bigint generated always as identity primary key,
  status        text not null default 'pending' check (status in ('pending', 'approved', 'declined')),
  created_at    timestamptz not null,
  -- The language of the page it was sent from, in which it is answered.
  language      text not null,
  business      text not null,
  website       text not null,
  country_code  text not null,
  categories    text[] not null,
  -- Roughly how many there are to come.
  listings      integer not null,
  delivery      text not null check (delivery in ('api', 'feed', 'form')),
  -- Sealed by the key ring, as it may hold a token.
  feed_address  text,
  -- The wording that was agreed to.
  terms_version text not null,
  -- Personal data, with the address above null from the day that wiped_at names.
  contact       text,
  email         text,
  about         text,
  -- Why it was declined, in words for the applicant.
  reason        text,
  decided_at    timestamptz,
  partner_id    bigint references partner,
  wiped_at      timestamptz
);

-- One that waits is enough of an address.
create unique index application_pending on application (lower(email)) where status = 'pending';
create index application_with_personal_data on application (created_at) where wiped_at is null;
