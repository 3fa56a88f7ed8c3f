-- Outside of a transaction: the listings whose price was lowered last.
drop index concurrently if exists listing_price_lowered;
create index concurrently listing_price_lowered on listing (price_lowered_at desc) where price_lowered_at is not null;
