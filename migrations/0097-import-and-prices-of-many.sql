-- Columns of uploaded files are matched by hand, and prices of many listings are changed together.

-- The file's columns with some of their values, by which people match them: [{"name", "values"}].
alter table feed_upload add column sampled jsonb;

-- What a partner's members chose to read a column of uploaded files as, for the next file with that column.
create table feed_upload_column (
  partner_id bigint not null references partner,
  name       text not null,
  -- Null: the column is not used.
  field      text,
  chosen_at  timestamptz not null,
  primary key (partner_id, name)
);

alter table listing_bulk drop constraint listing_bulk_action_check;
alter table listing_bulk add constraint listing_bulk_action_check
  check (action in ('pause', 'resume', 'delete', 'prices'));

-- The prices of listings before and after they were changed together, while that can be undone.
create table listing_bulk_price (
  bulk_id           bigint not null references listing_bulk on delete cascade,
  listing_id        bigint not null references listing on delete cascade,
  -- The listing's own price; null when it was not changed.
  old_price         bigint,
  new_price         bigint,
  -- What the listing said of a lowered price before.
  price_lowered_at  timestamptz,
  price_before      bigint,
  -- The calendar as the partner wrote it; null when it was not changed.
  old_ranges        jsonb,
  new_ranges        jsonb,
  primary key (bulk_id, listing_id)
);

create index listing_bulk_price_of_listing on listing_bulk_price (listing_id);
