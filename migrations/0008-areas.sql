-- Campsites of OpenStreetMap are listed by region and town.
create index place_of_area on place (country_code, region_id, town_id) where gone_at is null;
drop index place_of_country;

-- Regions and counties are found by more names than those made so far: the next start makes them anew.
delete from gazetteer_name where area_id is not null;
delete from area;
