-- Which posted form has added a listing, so that the same form leads to it when it is sent again.

create table listing_form (
  listing_id bigint primary key references listing on delete cascade,
  partner_id bigint not null,
  -- Made when the form was shown.
  token      uuid not null,
  unique (partner_id, token)
);
