-- Work that is done later or again, the events that are delivered to partners, and mail.

-- One row a job, gone when it is done. A worker that takes it leases it; a lease that runs out,
-- because the worker died, lets the next one take it.
create table job (
  id           bigint generated always as identity primary key,
  kind         text not null collate "C",
  -- At most one job of a kind has a key.
  key          text collate "C",
  -- No more than so many of one group run at once (a partner, say); the kind says how many.
  group_name   text not null default '' collate "C",
  due_at       timestamptz not null,
  leased_until timestamptz,
  -- Counts the leases, so that a worker whose lease was lost is told from the one that has it now.
  lease        integer not null default 0,
  -- Starts since the job last got anywhere.
  attempts     integer not null default 0,
  -- Counts how often it was asked for, so that a request made while it runs is not lost.
  requests     integer not null default 1,
  -- Never personal data.
  payload      jsonb not null default '{}',
  parked_at    timestamptz,
  error        text
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

create unique index job_key on job (kind, key);
-- By group, to take so many of each; by time, to know when to wake.
create index job_ready on job (kind, group_name, (coalesce(leased_until, due_at)), id)
  where parked_at is null;
create index job_next on job (kind, (coalesce(leased_until, due_at))) where parked_at is null;
create index job_leased on job (kind, group_name) where leased_until is not null;

-- An event for a partner's webhook. Its body is made once, so that every attempt sends the same bytes.
create table delivery (
  id           bigint generated always as identity primary key,
  event_id     text not null unique collate "C",
  event_type   text not null,
  partner_id   bigint not null references partner,
  -- Null once the personal data in it is wiped.
  body         bytea,
  -- waiting: attempts go on. stopped: the partner has no webhook any more. cancelled: not wanted
  -- any more, because the event reached the partner in another way.
  state        text not null
    check (state in ('waiting', 'delivered', 'failed', 'stopped', 'cancelled')),
  -- All attempts ever, and those since the schedule last began.
  attempts     integer not null default 0,
  round        integer not null default 0,
  created_at   timestamptz not null,
  ended_at     timestamptz
);

create index delivery_of_partner on delivery (partner_id, id desc);
create index delivery_waiting on delivery (partner_id) where state = 'waiting';

create table delivery_attempt (
  id          bigint generated always as identity primary key,
  delivery_id bigint not null references delivery on delete cascade,
  number      integer not null,
  at          timestamptz not null,
  duration_ms integer not null,
  status      integer,
  -- The kind of failure, null for a success.
  error       text,
  -- The failure in a sentence.
  reason      text,
  -- The start of the reply, masked.
  reply       text
);

create index delivery_attempt_of_delivery on delivery_attempt (delivery_id, id);
create index delivery_attempt_at on delivery_attempt (at);

-- Every mail, sent or not. Kept as a copy until it is wiped.
create table mail (
  id          bigint generated always as identity primary key,
  -- What it is for ('enquiry'), and what it is about (a lead's id), so that it can be found again.
  purpose     text not null,
  reference   text,
  created_at  timestamptz not null,
  from_name   text not null,
  from_email  text not null,
  to_email    text not null,
  reply_to    text,
  subject     text not null,
  body_text   text not null,
  body_html   text,
  -- [{"filename", "contentType", "content" in base64}]
  attachments jsonb not null default '[]',
  message_id  text not null,
  -- kept: there was no mail server to send it by. cancelled: not wanted any more.
  state       text not null check (state in ('waiting', 'sent', 'failed', 'kept', 'cancelled')),
  attempts    integer not null default 0,
  error       text,
  ended_at    timestamptz,
  wiped_at    timestamptz
);

create index mail_about on mail (reference) where reference is not null;
create index mail_created on mail (created_at);
