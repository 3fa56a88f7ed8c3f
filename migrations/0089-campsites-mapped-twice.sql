-- Which campsites of OpenStreetMap are results of their own. What these columns hold is read from names and tags by
-- the program (places/campsite/readings.ts): at each import, and at the start of a release that reads them otherwise.

alter table place
  -- Why nobody who travels can stay there.
  add column left_out text,
  -- The one that stands for it, where a campsite is mapped more than once; also of one that is gone.
  add column same_as integer,
  -- Of the one that stands for others: its name and tags, with what the others state and it does not.
  add column merged_name text,
  add column merged_tags jsonb,
  -- Not valid: every row is null, so that nothing has to be read under the lock.
  add constraint place_left_out check (left_out in ('closed', 'residents')) not valid,
  add constraint place_same_as foreign key (same_as) references place not valid;

-- How the stored campsites were read; a version of the program, not of the data.
create table place_reading (version integer not null);

-- Which campsite a listing stands for is the one that stands for the object that the listing names.
create or replace function note_search_campsite_of_listing() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into search_change (kind, ids)
      select 'campsite', array_agg(distinct coalesce(place.same_as, place.id))
      from (
          select unnest(array[f.osm_ref, c.osm_ref]) as osm_ref
          from former f join changed c using (id)
          where (f.osm_ref, f.status, f.hidden, f.category)
            is distinct from (c.osm_ref, c.status, c.hidden, c.category)
        ) linked join place using (osm_ref)
      having count(*) > 0;
  else
    insert into search_change (kind, ids)
      select 'campsite', array_agg(distinct coalesce(place.same_as, place.id))
      from changed join place using (osm_ref)
      having count(*) > 0;
  end if;
  return null;
end $$;
