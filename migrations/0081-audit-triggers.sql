-- A return to a backup by a superuser, as with the embedded database, left the triggers of the audit log as ordinary
-- ones, which a session can pass over by session_replication_role.

do $$
begin
  if exists (
    select from pg_trigger
    where tgrelid = 'audit_entry'::regclass and not tgisinternal and tgenabled = 'O'
  ) then
    alter table audit_entry enable always trigger audit_is_append_only;
    alter table audit_entry enable always trigger audit_is_not_truncated;
  end if;
end $$;
