-- Rows of listings are so wide that four fit on a page that may be filled, and three on one that keeps a fifth
-- free, where the next version of one row had room and those of the others had not. Versions that nobody
-- needs any more are looked for after changes of a twentieth of the rows instead of a fifth, so that an import
-- that changes all of them writes over its own.

alter table listing set (fillfactor = 100, autovacuum_vacuum_scale_factor = 0.05);
alter table listing_summary set (fillfactor = 100, autovacuum_vacuum_scale_factor = 0.05);
