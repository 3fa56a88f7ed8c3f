-- Space for the changed rows of a page beside their former versions.
alter table feed_row set (fillfactor = 95);
