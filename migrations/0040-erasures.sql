-- What was erased before its time, so that a backup from before brings none of it back.

-- Tells erasures of this installation from those of another.
create table installation (
  id uuid not null default gen_random_uuid()
);
insert into installation default values;

create table erasure (
  id      bigint generated always as identity primary key,
  -- lead, application, report: what somebody typed; account: closed; member, operator: may no more.
  kind    text not null,
  -- Its id, which says nothing of a person.
  subject text not null collate "C",
  at      timestamptz not null default now(),
  unique (kind, subject)
);

create function note_erasure() returns trigger language plpgsql as $$
begin
  insert into erasure (kind, subject)
  values (tg_argv[0], case tg_op when 'DELETE' then old.id::text else new.id::text end)
  on conflict do nothing;
  return null;
end $$;

-- What is wiped for its age is wiped again after a return, for its age.
create trigger lead_erased after update on lead_enquiry for each row
  when (old.wiped_at is null and new.wiped_at < new.created_at + interval '90 days')
  execute function note_erasure('lead');
create trigger application_erased after update on application for each row
  when (old.wiped_at is null and new.wiped_at < new.created_at + interval '90 days')
  execute function note_erasure('application');
create trigger report_erased after update on listing_report for each row
  when (old.wiped_at is null and new.wiped_at < new.created_at + interval '90 days')
  execute function note_erasure('report');
create trigger account_closed after update on partner for each row
  when (old.closed_at is null and new.closed_at is not null and new.test_of is null)
  execute function note_erasure('account');
create trigger member_removed after delete on member for each row
  execute function note_erasure('member');
create trigger operator_removed after delete on operator for each row
  execute function note_erasure('operator');
