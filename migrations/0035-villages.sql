-- Villages that guides name and GeoNames' list of towns lacks ship with the program, as touring areas do.
alter table area drop constraint area_kind_check;
alter table area add check (kind in ('country', 'region', 'county', 'park', 'island', 'coast', 'lake',
  'mountains', 'valley', 'area', 'airport', 'village'));
