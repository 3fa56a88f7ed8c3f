-- What the search index of each process follows. Every statement that changes listings, calendars
-- or a partner's status leaves one row here, in its own transaction, whoever sent it.

create table search_change (
  seq  bigint generated always as identity primary key,
  -- Numbers of a sequence become visible out of order; the transaction tells which ones can still
  -- come: none whose transaction is older than the oldest that was running at the last look.
  xid  xid8 not null default pg_current_xact_id(),
  at   timestamptz not null default now(),
  kind text not null check (kind in ('listing', 'calendar', 'partner')),
  ids  bigint[] not null
);

create index search_change_xid on search_change (xid);

-- The newest transaction whose changes were cleared away: whoever is further behind has to reload.
create table search_change_cleared (
  single boolean primary key default true check (single),
  xid    xid8 not null default '0'
);
insert into search_change_cleared default values;

create function note_search_change() returns trigger language plpgsql as $$
begin
  insert into search_change (kind, ids)
    select 'listing', array_agg(id) from changed having count(*) > 0;
  return null;
end $$;

create trigger search_listing_added after insert on listing
  referencing new table as changed for each statement execute function note_search_change();
create trigger search_listing_changed after update on listing
  referencing new table as changed for each statement execute function note_search_change();
create trigger search_listing_deleted after delete on listing
  referencing old table as changed for each statement execute function note_search_change();

create function note_search_calendar() returns trigger language plpgsql as $$
begin
  insert into search_change (kind, ids)
    select 'calendar', array_agg(distinct listing_id) from changed having count(*) > 0;
  return null;
end $$;

create trigger search_calendar_added after insert on availability
  referencing new table as changed for each statement execute function note_search_calendar();
create trigger search_calendar_changed after update on availability
  referencing new table as changed for each statement execute function note_search_calendar();
create trigger search_calendar_deleted after delete on availability
  referencing old table as changed for each statement execute function note_search_calendar();

create function note_search_partner() returns trigger language plpgsql as $$
begin
  insert into search_change (kind, ids) values ('partner', array[new.id]);
  return null;
end $$;

create trigger search_partner_status after update of status on partner
  for each row when (old.status is distinct from new.status)
  execute function note_search_partner();
