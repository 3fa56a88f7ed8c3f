-- What a partner sees of its leads, of their deliveries and of its feeds.

-- Leads from the newest on, however they are filtered. Those of a listing, for the same and for the
-- foreign key; those that have not reached the partner are found by their status.
drop index lead_of_listing, lead_waiting;
create index lead_by_time on lead (partner_id, created_at, seq);
create index lead_of_listing on lead (listing_id, created_at, seq) where listing_id is not null;
create index lead_by_status on lead_enquiry (partner_id, delivery_status, created_at, seq);

-- Where an attempt went and how it was signed; null for attempts before this migration.
alter table delivery_attempt add column url text, add column signature text;

drop index delivery_waiting;
create index delivery_by_time on delivery (partner_id, created_at, id);
create index delivery_by_state on delivery (partner_id, state, created_at, id);
create index delivery_of_tests on delivery (partner_id, created_at, id)
  where event_type = 'webhook.test';

create table mail_attempt (
  id          bigint generated always as identity primary key,
  mail_id     bigint not null references mail on delete cascade,
  number      integer not null,
  at          timestamptz not null,
  duration_ms integer not null,
  -- What the mail server said, or how the connection failed; null for a success and once it is wiped.
  error       text
);
create index mail_attempt_of_mail on mail_attempt (mail_id, id);
alter table mail_attempt alter column error set statistics 0;
comment on column mail_attempt.error is 'Personal data: not sampled.';
insert into wiped_table (name) values ('mail_attempt');
create trigger attempt_wiped after update on mail_attempt
  for each row when (old.error is not null and new.error is null) execute function note_wiped();

-- What the last test read of a feed understood, for its partner.
create table feed_report (
  feed_id    bigint primary key references feed on delete cascade,
  made_at    timestamptz not null,
  -- Who had the feed read.
  made_for   text not null check (made_for in ('operator', 'partner')),
  report     jsonb not null,
  -- When an operator sent it to the partner by mail.
  mailed_at  timestamptz
);

-- What partners ask operators for: another address of a feed, or a first feed.
create table feed_request (
  id         bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  feed_id    bigint references feed on delete cascade,
  -- Sealed by the key ring, as both may hold a token; null once it is decided. The host alone is shown.
  address    text,
  header     text,
  host       text not null,
  asked_at   timestamptz not null,
  decided_at timestamptz,
  accepted   boolean
);
create unique index feed_request_open on feed_request (partner_id, coalesce(feed_id, 0))
  where decided_at is null;
create index feed_request_of_feed on feed_request (feed_id) where feed_id is not null;
