-- Pages that are kept in memory also show these: a change of them is noted, without ids, for the followers of the index.

alter table search_change drop constraint search_change_kind_check,
  add constraint search_change_kind_check
    check (kind in ('listing', 'calendar', 'partner', 'campsite', 'page')) not valid;

create function note_page_change() returns trigger language plpgsql as $$
begin
  insert into search_change (kind, ids) values ('page', '{}');
  return null;
end $$;

create trigger page_premium_changed after update of premium_until, paid_until on partner
  for each row when (
    (old.premium_until, old.paid_until) is distinct from (new.premium_until, new.paid_until)
  )
  execute function note_page_change();
create trigger page_featured_changed after insert or update or delete on featured_listing
  for each statement execute function note_page_change();
create trigger page_claims_changed after insert or update of status or delete on claim
  for each statement execute function note_page_change();
create trigger page_answer_times_changed after insert or update or delete on answer_time
  for each statement execute function note_page_change();
create trigger page_imports_changed after insert or update or delete on gazetteer_import
  for each statement execute function note_page_change();
