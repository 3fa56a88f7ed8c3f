-- A person may choose the language of the dashboard, which the language of the sign-in page then no longer changes.
alter table person add column language_chosen boolean not null default false;

-- The time zone (IANA name) in which a partner's dashboard shows times; null is that of its first country.
alter table partner add column time_zone text;
