-- Claims of partners: that a campsite of OpenStreetMap is theirs, which operators check and decide.
create table claim (
  id          bigint generated always as identity primary key,
  partner_id  bigint not null references partner,
  place_id    integer not null references place,
  status      text not null default 'pending'
    check (status in ('pending', 'approved', 'declined', 'withdrawn')),
  -- To put on the website; the same for each claim of one campsite by one partner.
  code        text not null collate "C",
  -- What the last look at the website found.
  look        jsonb,
  created_at  timestamptz not null,
  decided_at  timestamptz,
  -- The operator or the command.
  decided_by  text,
  -- How an approved claim was checked.
  checked_by  text check (checked_by in ('code', 'hand')),
  -- Why it was declined, in words for the partner; of one that was checked by hand, how.
  reason      text,
  check ((status in ('approved', 'declined')) = (decided_by is not null)),
  check ((status = 'approved') = (checked_by is not null)),
  check ((status = 'pending') = (decided_at is null))
);

create unique index claim_pending on claim (partner_id, place_id) where status = 'pending';
create index claim_waiting on claim (id) where status = 'pending';
create index claim_decided on claim (id) where status <> 'pending';
create index claim_of_partner on claim (partner_id, id);
create index claim_of_place on claim (place_id, id);

alter table claim alter column decided_by set statistics 0;
comment on column claim.decided_by is 'Personal data: not sampled.';

-- A partner's campsites, among which it chooses the one that it has claimed.
create index listing_campsite_of_partner on listing (partner_id, id) where category = 'campsite';
