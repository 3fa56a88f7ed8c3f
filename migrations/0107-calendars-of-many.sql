-- What the calendars of many listings at once cost, of which most time went into looking up the same
-- listing for each of its ranges.

-- Calendars end with their listings, as the foreign key saw to. Whoever writes a calendar has locked its
-- listing, so that it has one.
create function delete_calendars() returns trigger language plpgsql as $$
begin
  delete from availability where listing_id = any(array(select id from gone));
  return null;
end $$;

-- Triggers of an event run in the order of their names: after the one that deletes summaries, there is none
-- to be kept true.
create trigger with_listing_deleted after delete on listing
  referencing old table as gone for each statement execute function delete_calendars();

alter table availability drop constraint availability_listing_id_fkey;

-- Ranges are also updated now; most changes leave the end of a calendar as it is.
create or replace function summarise_calendars() returns trigger language plpgsql as $$
begin
  with given as materialized (
    select c.listing_id,
      (select ends from availability a where a.listing_id = c.listing_id order by starts desc limit 1) as until
    from (select distinct listing_id from changed) c
  )
  update listing_summary s set calendar_until = given.until from given
  where s.listing_id = given.listing_id and s.calendar_until is distinct from given.until;
  return null;
end $$;

create trigger summary_calendar_changed after update on availability
  referencing new table as changed for each statement execute function summarise_calendars();
