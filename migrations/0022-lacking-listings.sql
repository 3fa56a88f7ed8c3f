-- What listings lack is counted for a partner's pages from this index alone.

create index listing_summary_lacks on listing_summary (partner_id, status, photos, calendar_until)
  include (price) where not deleting;
