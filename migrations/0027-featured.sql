-- The listing that a partner with Premium wants to have in the block of featured ones.

create table featured_listing (
  partner_id bigint primary key references partner on delete cascade,
  listing_id bigint not null references listing on delete cascade
);

create index featured_listing_of_listing on featured_listing (listing_id);
