-- People who run Campcairn.

create table operator (
  id         bigint generated always as identity primary key,
  email      text not null,
  created_at timestamptz not null
);

create unique index operator_email on operator (lower(email));
