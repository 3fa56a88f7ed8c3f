-- What active listings lack is counted for a partner's overview from this index alone.

create index listing_summary_lacks on listing_summary (partner_id, status, photos, calendar_until)
  where not deleting;
