-- Touring areas, which ship with the program or are imported, beside the areas that are made of the towns.
alter table area drop constraint area_kind_check;
alter table area add check (kind in ('country', 'region', 'county', 'park', 'island', 'coast', 'lake',
  'mountains', 'valley', 'area', 'airport'));
alter table area add column source text not null default 'towns'
  check (source in ('towns', 'shipped', 'imported'));

-- Names that travellers search by, beside those that a feed's towns and regions are found by.
alter table gazetteer_name add column is_extra boolean not null default false;

-- Postcodes: outward codes in the United Kingdom, routing keys in Ireland, four digits in Portugal.
create table postcode (
  country_code text not null,
  code         text not null collate "C", -- upper case, without spaces
  lat          double precision not null,
  lng          double precision not null,
  primary key (code, country_code)
);

-- The version of the shipped names, areas and postcodes that the tables hold.
create table gazetteer_shipped (version text not null);

alter table gazetteer_import drop constraint gazetteer_import_kind_check;
alter table gazetteer_import add check (kind in ('towns', 'places', 'gazetteer', 'postcodes'));

-- Towns of the covered countries rank a thousand times higher before those of others than they did.
update gazetteer_name n set weight = n.weight + 3
from town t
where t.id = n.town_id and t.country_code in
  ('GB', 'IE', 'FR', 'ES', 'PT', 'JE', 'GG', 'IM', 'GI', 'GP', 'MQ', 'GF', 'RE', 'YT');
