-- Outside of a transaction: an index of all rows of feeds.

-- The few that a run which changes nothing has to look at. A changed row gets another hash: while no index
-- depends on it, PostgreSQL can leave all indexes as they are.
drop index concurrently if exists feed_row_not_live;
create index concurrently feed_row_not_live on feed_row (feed_id) where state <> 'live';
drop index concurrently if exists feed_row_odd;
