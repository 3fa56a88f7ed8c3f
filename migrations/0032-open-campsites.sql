-- The campsites of OpenStreetMap are rows of the search index, unless a shown listing stands for one.

alter table search_change drop constraint search_change_kind_check,
  add constraint search_change_kind_check
    check (kind in ('listing', 'calendar', 'partner', 'campsite'));

create function note_search_campsite() returns trigger language plpgsql as $$
begin
  insert into search_change (kind, ids)
    select 'campsite', array_agg(id) from changed having count(*) > 0;
  return null;
end $$;

create trigger search_campsite_added after insert on place
  referencing new table as changed for each statement execute function note_search_campsite();
create trigger search_campsite_changed after update on place
  referencing new table as changed for each statement execute function note_search_campsite();
create trigger search_campsite_deleted after delete on place
  referencing old table as changed for each statement execute function note_search_campsite();

-- Which campsite a listing stands for depends on these columns and on its partner's status.
create function note_search_campsite_of_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into search_change (kind, ids)
      select 'campsite', array_agg(distinct place.id)
      from (
          select unnest(array[f.osm_ref, c.osm_ref]) as osm_ref
          from former f join changed c using (id)
          where (f.osm_ref, f.status, f.hidden, f.category)
            is distinct from (c.osm_ref, c.status, c.hidden, c.category)
        ) linked join place using (osm_ref)
      having count(*) > 0;
  else
    insert into search_change (kind, ids)
      select 'campsite', array_agg(distinct place.id)
      from changed join place using (osm_ref)
      having count(*) > 0;
  end if;
  return null;
end $$;

create trigger search_listing_added_of_campsite after insert on listing
  referencing new table as changed
  for each statement execute function note_search_campsite_of_listing();
create trigger search_listing_changed_of_campsite after update on listing
  referencing old table as former new table as changed
  for each statement execute function note_search_campsite_of_listing();
create trigger search_listing_deleted_of_campsite after delete on listing
  referencing old table as changed
  for each statement execute function note_search_campsite_of_listing();
