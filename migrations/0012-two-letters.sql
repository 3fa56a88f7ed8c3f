-- Two letters have up to 36,000 names: the likeliest of them are read in order instead of sorted out. The name is
-- included because an index on an expression of it is otherwise not read alone.
create index gazetteer_name_begins on gazetteer_name (left(name, 2), weight desc)
  include (name, town_id, area_id);
