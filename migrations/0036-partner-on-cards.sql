-- Cards that are kept in memory say these of the partner, so their change is one of its listings.

drop trigger search_partner_status on partner;
create trigger search_partner_shown after update of status, name, slug, is_demo on partner
  for each row when (
    (old.status, old.name, old.slug, old.is_demo)
      is distinct from (new.status, new.name, new.slug, new.is_demo)
  )
  execute function note_search_partner();
