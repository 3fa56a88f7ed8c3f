-- The language in which a person asked for a link to sign in: what mails about the sign-in are written in.

alter table person add column language text not null default 'en'
  check (language in ('en', 'fr', 'es', 'pt'));
alter table sign_in_link add column language text not null default 'en';
