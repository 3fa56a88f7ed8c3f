-- What operators do: hide listings, answer travellers' reports, keep notes on partners.

-- What is kept off the site, by the partner's own id for it: a listing that is deleted and sent again
-- stays hidden.
create table hidden_listing (
  partner_id  bigint not null references partner,
  external_id text not null collate "C",
  -- In words for the partner.
  reason      text not null,
  hidden_at   timestamptz not null,
  primary key (partner_id, external_id)
);

-- The same for each listing that is there, because it is asked for wherever listings are shown.
alter table listing add column hidden boolean not null default false;
create index listing_hidden on listing (id) where hidden;

drop index listing_of_area;
create index listing_of_area on listing (category, country_code, region_id, town_id, partner_id)
  where status = 'active' and not hidden;

-- What travellers say is wrong with a listing.
create table listing_report (
  id         bigint generated always as identity primary key,
  listing_id bigint references listing on delete set null,
  partner_id bigint not null references partner,
  -- The listing's title at that time.
  title      text not null,
  what       text not null check (what in ('price', 'facts', 'photos', 'place', 'unavailable', 'fraud',
    'illegal', 'other')),
  created_at timestamptz not null,
  -- The language of the page that it was sent from.
  language   text not null,
  -- Personal data, null from the day that wiped_at names.
  message    text,
  email      text,
  closed_at  timestamptz,
  -- What the operator who closed it found.
  note       text,
  wiped_at   timestamptz
);
create index listing_report_open on listing_report (id) where closed_at is null;
create index listing_report_of_listing on listing_report (listing_id) where listing_id is not null;
create index listing_report_with_personal_data on listing_report (created_at) where wiped_at is null;
create index listing_report_of_traveller on listing_report (lower(email)) where email is not null;

insert into wiped_table (name) values ('listing_report');
create trigger report_wiped after update on listing_report
  for each row when (old.wiped_at is distinct from new.wiped_at) execute function note_wiped();

-- What operators note about a partner, for each other.
create table partner_note (
  id         bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  at         timestamptz not null,
  author     text not null,
  text       text not null
);
create index partner_note_of_partner on partner_note (partner_id, id desc);

-- What operators look at over all partners: enquiries that wait or could not be delivered.
create index lead_open on lead (delivery_status, seq)
  where delivery_status in ('pending', 'failed');

-- Why a partner is suspended or rejected, in words for the partner.
alter table partner add column status_reason text;

-- What an operator's look at the applicant's website found; null once the application is wiped.
alter table application add column website_check jsonb;

do $$
declare
  personal record;
begin
  for personal in
    select * from (values
      ('listing_report', 'message'), ('listing_report', 'email'), ('partner_note', 'author'),
      ('partner_note', 'text')
    ) as listed (relation, name)
  loop
    execute format('alter table %s alter column %I set statistics 0', personal.relation, personal.name);
    execute format('comment on column %s.%I is %L', personal.relation, personal.name,
      'Personal data: not sampled.');
  end loop;
end $$;
alter index listing_report_of_traveller alter column 1 set statistics 0;
