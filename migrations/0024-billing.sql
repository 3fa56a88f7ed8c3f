-- Premium that is paid for through Stripe, beside what operators grant (partner.premium_until).

alter table partner add column paid_until timestamptz;

-- Each partner that ever went to pay, as Stripe knows it.
create table billing_customer (
  partner_id  bigint primary key references partner on delete cascade,
  customer_id text not null unique,
  -- When the answers of Stripe that are known were asked for; older ones are not taken.
  asked_at    timestamptz
);

-- Subscriptions as Stripe last told.
create table subscription (
  id            text primary key,
  partner_id    bigint not null references partner on delete cascade,
  state         text not null check (state in ('incomplete', 'trialing', 'active', 'cancelling',
    'past_due', 'refunded', 'disputed', 'ended')),
  plan          text not null check (plan in ('monthly', 'yearly', 'other')),
  started_at    timestamptz not null,
  -- The end of the period that is paid for, or was to be paid.
  period_ends   timestamptz not null,
  -- Until when it gives Premium; null when it does not.
  premium_until timestamptz
);

create index subscription_of_partner on subscription (partner_id);

-- Events of Stripe that have been taken: each is taken once.
create table billing_event (
  id          text primary key,
  type        text not null,
  created_at  timestamptz not null,
  received_at timestamptz not null
);

create index billing_event_by_time on billing_event (received_at);
