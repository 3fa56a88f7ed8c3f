-- One letter has up to 50,000 names, two have 36,000: the likeliest of them are read in order instead of sorted
-- out. The name is included because an index on an expression of it is otherwise not read alone.
create index gazetteer_name_of_one on gazetteer_name (left(name, 1), weight desc)
  include (name, town_id, area_id);
create index gazetteer_name_of_two on gazetteer_name (left(name, 2), weight desc)
  include (name, town_id, area_id);
