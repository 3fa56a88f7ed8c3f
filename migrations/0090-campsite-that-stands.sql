-- Outside of a transaction: an index of all campsites, by which those are found that are mapped more than once.
drop index concurrently if exists place_standing;
create index concurrently place_standing on place (coalesce(same_as, id));
