-- German and Dutch, of mails to partners and to people who sign in.

alter table partner
  drop constraint partner_language_check,
  add constraint partner_language_check check (language in ('en', 'fr', 'es', 'pt', 'de', 'nl'));

alter table person
  drop constraint person_language_check,
  add constraint person_language_check check (language in ('en', 'fr', 'es', 'pt', 'de', 'nl'));
