-- Outside of a transaction: an index of all rows of feeds.

-- A changed row gets another hash. While no index depends on it, and its page has room, PostgreSQL writes
-- the row beside its former version and leaves all indexes as they are.
alter table feed_row set (fillfactor = 95);

-- The few that a run which changes nothing has to look at.
drop index concurrently if exists feed_row_not_live;
create index concurrently feed_row_not_live on feed_row (feed_id) where state <> 'live';
drop index concurrently if exists feed_row_odd;
