-- Listings without a price are counted for a partner's pages from this index alone.

create index listing_summary_unpriced on listing_summary (partner_id)
  where price is null and not deleting;
