-- Numbers of events, in the order of commits, as those of leads: whoever follows them misses none. The
-- numbers from the identity column could be seen out of order.
create table event_sequence (
  single boolean primary key default true check (single),
  last bigint not null default 0
) with (fillfactor = 10);
insert into event_sequence (last) select coalesce(max(id), 0) from delivery;
alter table delivery alter column id drop identity;

-- A planned rotation: the next secret, sealed, and from when it is the secret.
alter table partner
  add column webhook_secret_next text,
  add column webhook_secret_next_at timestamptz,
  add constraint partner_next_secret
    check ((webhook_secret_next is null) = (webhook_secret_next_at is null));

-- The value of CC-Signature-Next, where the attempt carried one.
alter table delivery_attempt add column next_signature text;

-- When the webhook worked again: the last outage is kept until the next one.
alter table webhook_outage add column ended_at timestamptz;
