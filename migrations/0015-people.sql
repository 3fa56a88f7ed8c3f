-- Who signs in: people, their sessions and second factors; who belongs to a partner; what anybody did.

create table person (
  id             bigint generated always as identity primary key,
  email          text not null,
  created_at     timestamptz not null,
  -- Key of time-based codes (RFC 6238), sealed by the key ring; null without an authenticator app.
  totp_key       text,
  -- Null until the first code has shown that the app has the key.
  totp_since     timestamptz,
  -- The time step of the last accepted code, which is not accepted again.
  totp_last_step bigint not null default 0
);
create unique index person_email on person (lower(email));

create table sign_in_link (
  -- SHA-256 of the token in the link; the token has 256 random bits of its own.
  token_hash   bytea primary key,
  email        text not null,
  -- SHA-256 of the cookie of the browser that asked; null for links that the command line printed.
  browser_hash bytea,
  -- Path to go to after it; null for the usual one.
  next         text,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index sign_in_link_expires on sign_in_link (expires_at);

create table session (
  id               bigint generated always as identity primary key,
  token_hash       bytea not null unique,
  person_id        bigint not null references person on delete cascade,
  -- Such as "Firefox on Windows"; nothing else of a User-Agent is kept.
  device           text not null,
  created_at       timestamptz not null,
  last_seen_at     timestamptz not null,
  -- Ends when it was idle for so long, and at the latest at expires_at.
  idle_seconds     integer not null,
  expires_at       timestamptz not null,
  -- When a second factor was shown; null when none was.
  second_factor_at timestamptz
);
create index session_of_person on session (person_id);
create index session_expires on session (expires_at);

create table passkey (
  id            bigint generated always as identity primary key,
  person_id     bigint not null references person on delete cascade,
  credential_id text not null unique collate "C", -- base64url
  public_key    bytea not null,                    -- COSE
  counter       bigint not null,
  transports    text[] not null,
  name          text not null,
  created_at    timestamptz not null,
  last_used_at  timestamptz
);
create index passkey_of_person on passkey (person_id);

create table recovery_code (
  -- SHA-256; a code has 119 random bits.
  code_hash bytea primary key,
  person_id bigint not null references person on delete cascade,
  used_at   timestamptz
);
create index recovery_code_of_person on recovery_code (person_id);

-- What a passkey has to sign: each is taken once.
create table passkey_challenge (
  challenge  text primary key collate "C", -- base64url
  -- Whose passkey is added; null for signing in, where nobody is known yet.
  person_id  bigint references person on delete cascade,
  expires_at timestamptz not null
);

-- Who acts for a partner. Found by address, so that whoever signs in with it is a member.
create table member (
  id         bigint generated always as identity primary key,
  partner_id bigint not null references partner,
  email      text not null,
  role       text not null check (role in ('owner', 'member', 'reader')),
  created_at timestamptz not null,
  invited_by text,
  -- When the address was signed in with first.
  joined_at  timestamptz
);
create unique index member_of_partner on member (partner_id, lower(email));
create index member_email on member (lower(email));

insert into member (partner_id, email, role, created_at)
select id, contact_email, 'owner', created_at from partner;

alter table partner
  add column api_key_created_at timestamptz,
  add column api_key_used_at timestamptz;

-- Every action of people: append-only. Holds no traveller's personal data.
create table audit_entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'operator', 'command', 'system')),
  actor      text not null,
  -- Such as listing.hide.
  action     text not null,
  -- Such as listing 17.
  subject    text not null,
  partner_id bigint references partner,
  reason     text,
  before     jsonb,
  after      jsonb
);
create index audit_of_partner on audit_entry (partner_id, id desc) where partner_id is not null;
create index audit_of_subject on audit_entry (subject, id desc);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only.' using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change_of_audit();
create trigger audit_is_not_truncated before truncate on audit_entry
  for each statement execute function refuse_change_of_audit();
-- For every role, whatever session_replication_role is.
alter table audit_entry enable always trigger audit_is_append_only;
alter table audit_entry enable always trigger audit_is_not_truncated;
revoke update, delete, truncate on audit_entry from public;
do $$
begin
  execute format('revoke update, delete, truncate on audit_entry from %I', current_user);
end $$;

do $$
declare
  personal record;
begin
  for personal in
    select * from (values
      ('person', 'email'), ('sign_in_link', 'email'), ('member', 'email'), ('member', 'invited_by'),
      ('audit_entry', 'actor')
    ) as listed (relation, name)
  loop
    execute format('alter table %s alter column %I set statistics 0', personal.relation, personal.name);
    execute format('comment on column %s.%I is %L', personal.relation, personal.name,
      'Personal data: not sampled.');
  end loop;
end $$;
alter index person_email alter column 1 set statistics 0;
alter index member_of_partner alter column 2 set statistics 0;
alter index member_email alter column 1 set statistics 0;
