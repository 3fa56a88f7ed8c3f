-- Partners are written to in their language, change their contact address by confirmation, close their
-- account; and what their overview shows is counted.

alter table partner
  -- Of mails to it.
  add column language text not null default 'en' check (language in ('en', 'fr', 'es', 'pt')),
  -- Topics of mails that it has switched off.
  add column mails_off text[] not null default '{}',
  -- When its owner closed it; it is suspended from then on, for good.
  add column closed_at timestamptz;

update partner set language = application.language
from application
where application.partner_id = partner.id and application.language in ('en', 'fr', 'es', 'pt');

-- Where the recipient switches off mails of this kind; null for mails that always go.
alter table mail add column unsubscribe_url text;

-- A wish to change the contact address, gone when it was carried out, refused or is too old.
create table contact_change (
  partner_id   bigint primary key references partner,
  new_email    text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  expires_at   timestamptz not null,
  -- SHA-256 of the tokens in the two links; each has 256 random bits of its own.
  new_token_hash bytea not null unique,
  old_token_hash bytea not null unique,
  new_confirmed_at timestamptz,
  old_confirmed_at timestamptz
);

-- Since when no attempt at a partner's webhook has worked; gone when one works.
create table webhook_outage (
  partner_id    bigint primary key references partner,
  failing_since timestamptz not null,
  last_at       timestamptz not null,
  -- Why the last attempt failed, in a sentence without personal data.
  last_reason   text,
  -- When the partner was told by mail; null before.
  told_at       timestamptz
) with (fillfactor = 50);

-- Calls of partners to the API by day, added every few seconds from memory; kept for 90 days.
create table api_call (
  partner_id bigint not null references partner,
  day        date not null,
  -- push: writes listings or availability. other: anything else.
  kind       text not null check (kind in ('push', 'other')),
  -- `ok`, or the code of the error.
  code       text not null collate "C",
  calls      integer not null,
  last_at    timestamptz not null,
  primary key (partner_id, day, kind, code)
) with (fillfactor = 50);

-- Leads of each partner and day up to a sequence number. As numbers are given in the order of commits,
-- whoever sees a number sees all before it: what is counted up to one is exact.
create table lead_day (
  partner_id bigint not null references partner,
  day        date not null,
  clicks     integer not null default 0,
  enquiries  integer not null default 0,
  primary key (partner_id, day)
) with (fillfactor = 50);

create table lead_counted (
  single   boolean primary key default true check (single),
  last_seq bigint not null default 0
);
insert into lead_counted default values;

do $$
declare
  personal record;
begin
  for personal in
    select * from (values
      ('contact_change', 'new_email'), ('contact_change', 'requested_by')
    ) as listed (relation, name)
  loop
    execute format('alter table %s alter column %I set statistics 0', personal.relation, personal.name);
    execute format('comment on column %s.%I is %L', personal.relation, personal.name,
      'Personal data: not sampled.');
  end loop;
end $$;
