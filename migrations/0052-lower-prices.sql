-- When an owner last lowered the price of a listing, and what it was before: for those who follow a search. Unset again
-- when the price rises, goes away, or is in another currency or for another unit.
alter table listing
  add column price_lowered_at timestamptz,
  add column price_before     bigint;
