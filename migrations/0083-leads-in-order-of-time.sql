-- The time of the newest lead and event: a later number never has an earlier time, whichever process takes it.
alter table lead_sequence add column last_at timestamptz not null default 'epoch';
alter table event_sequence add column last_at timestamptz not null default 'epoch';
update lead_sequence set last_at = coalesce(
  (select max(created_at) from (select created_at from lead order by seq desc limit 1000) newest), 'epoch');
update event_sequence set last_at = coalesce(
  (select max(created_at) from (select created_at from delivery order by id desc limit 1000) newest), 'epoch');

-- Kept clicks take their number, and their time among leads, when the database is back.
alter table lead add column clicked_at timestamptz;
comment on column lead.created_at is 'When it took its number.';
comment on column lead.clicked_at is 'Of a click that was kept while the database was away: when the traveller clicked.';
