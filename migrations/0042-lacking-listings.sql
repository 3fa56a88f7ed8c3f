-- Outside of a transaction: what listings lack, without their price, which 0023 made needless here: entries that
-- are equal are kept once now.
drop index concurrently if exists listing_summary_lacking;
create index concurrently listing_summary_lacking
  on listing_summary (partner_id, status, photos, calendar_until) where not deleting;
drop index concurrently if exists listing_summary_lacks;
