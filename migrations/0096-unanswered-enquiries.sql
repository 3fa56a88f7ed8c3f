-- Outside of a transaction: an index of all enquiries, whose making would hold up new ones.

-- Enquiries that their partner has not marked as answered: counted for each page of the dashboard.
drop index concurrently if exists lead_unanswered;
create index concurrently lead_unanswered on lead_enquiry (partner_id, created_at, seq)
  where acked_at is null and wiped_at is null;
