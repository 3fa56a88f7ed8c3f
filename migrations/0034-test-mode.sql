-- The account that a test account belongs to: a partner of its own that no traveller sees.
alter table partner
  add column test_of bigint unique references partner,
  add constraint partner_test_slug check ((test_of is null) = (slug not like '%~test'));
