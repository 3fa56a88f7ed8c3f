-- What was wiped leaves the database's files, and no statistics of the planner hold personal data.

-- Enquiries hold personal data, clicks, of which there are many more, none: apart, so that no click
-- waits while the table of enquiries is written anew.
alter table lead rename to lead_of_any_kind;
alter table lead_of_any_kind drop constraint lead_pkey, drop constraint lead_id_key;
drop index lead_of_partner, lead_of_listing, lead_with_personal_data, lead_of_traveller, lead_waiting;

create table lead (like lead_of_any_kind including defaults including constraints)
  partition by list (kind);
create table lead_click partition of lead for values in ('click');
create table lead_enquiry partition of lead for values in ('enquiry');
insert into lead select * from lead_of_any_kind order by seq;
drop table lead_of_any_kind;

alter table lead
  add primary key (seq, kind),
  add unique (id, kind),
  add foreign key (partner_id) references partner,
  add foreign key (listing_id) references listing on delete set null;
create index lead_of_partner on lead (partner_id, seq);
create index lead_of_listing on lead (listing_id) where listing_id is not null;
create index lead_with_personal_data on lead (created_at) where kind = 'enquiry' and wiped_at is null;
create index lead_of_traveller on lead (lower(email)) where email is not null;
create index lead_waiting on lead (partner_id, seq) where delivery_status in ('pending', 'failed');

-- Columns that hold personal data say so, and are not sampled. Giving a column its own type again is
-- what takes samples away that are there (PostgreSQL 18 has a function for it, 15 has none); it
-- makes indexes on the column anew, so theirs come after it.
do $$
declare
  personal record;
begin
  for personal in
    select a.attrelid::regclass as relation, a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type
    from (values
      ('lead', '{name,email,phone,message}'::text[]),
      ('delivery', '{body}'),
      ('delivery_attempt', '{reply}'),
      ('mail', '{to_email,reply_to,subject,body_text,body_html,attachments,error}'),
      ('application', '{feed_address,contact,email,about,reason}'),
      ('partner', '{contact_email,lead_email}'),
      ('operator', '{email}')
    ) as listed (relation, columns)
    join pg_attribute a on a.attrelid = listed.relation::regclass and a.attname = any(listed.columns)
  loop
    execute format('alter table %s alter column %I type %s, alter column %2$I set statistics 0',
      personal.relation, personal.name, personal.type);
    execute format('comment on column %s.%I is %L', personal.relation, personal.name,
      'Personal data: not sampled.');
  end loop;
  -- An index on an expression has statistics of its own.
  for personal in
    select i.indexrelid::regclass as index, a.attnum as number
    from pg_index i
    join pg_attribute a on a.attrelid = i.indexrelid
    join pg_class t on t.oid = i.indrelid
    where t.relnamespace = current_schema()::regnamespace and i.indkey[a.attnum - 1] = 0
      and pg_get_indexdef(i.indexrelid, a.attnum, true) ~ 'email'
  loop
    execute format('alter index %s alter column %s set statistics 0', personal.index, personal.number);
  end loop;
end $$;

-- The tables that personal data is wiped in. A row that was wiped or deleted stays in the files until
-- its table is written anew; see platform/db/wiped-tables.ts.
create table wiped_table (
  name     text primary key collate "C",
  -- The last transaction that wiped something; null once the files hold nothing of it any more.
  wiped_by xid8
);

-- What was wiped so far, and what the samples that were taken away have left, is still there.
insert into wiped_table (name, wiped_by)
select name, pg_current_xact_id()
from unnest('{lead_enquiry,delivery,delivery_attempt,mail,application,pg_statistic}'::text[]) as name;

create function note_wiped() returns trigger language plpgsql as $$
begin
  -- Once a transaction, however many rows it wipes.
  update wiped_table set wiped_by = pg_current_xact_id()
  where name = tg_table_name and wiped_by is distinct from pg_current_xact_id();
  return null;
end $$;

create trigger lead_wiped after update on lead_enquiry
  for each row when (old.wiped_at is distinct from new.wiped_at) execute function note_wiped();
create trigger mail_wiped after update on mail
  for each row when (old.wiped_at is distinct from new.wiped_at) execute function note_wiped();
create trigger application_wiped after update on application
  for each row when (old.wiped_at is distinct from new.wiped_at) execute function note_wiped();
create trigger delivery_wiped after update on delivery
  for each row when (old.body is not null and new.body is null) execute function note_wiped();
create trigger attempt_wiped after update on delivery_attempt
  for each row when (old.reply is not null and new.reply is null) execute function note_wiped();
create trigger attempt_forgotten after delete on delivery_attempt
  for each row when (old.reply is not null) execute function note_wiped();
