-- Which areas have listings is read from here alone. No column of it changes when a partner sends
-- new content or another price, so that such changes stay as cheap as they are.
create index listing_of_area on listing (category, country_code, region_id, town_id, partner_id)
  where status = 'active';
