-- Applications are asked and reopened, and operators keep their answers for use again.

alter table application
  -- When an operator asked the applicant a question whose answer has not come.
  add column asked_at timestamptz,
  -- When a decline was taken back, from which the time for an answer counts anew.
  add column reopened_at timestamptz;

create table saved_reply (
  id         bigint generated always as identity primary key,
  -- The form that it fills in: a question, or the reason of a decline.
  kind       text not null check (kind in ('ask', 'decline')),
  -- Its name among operators.
  title      text not null,
  text       text not null,
  updated_at timestamptz not null
);
