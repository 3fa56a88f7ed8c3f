-- Keys of authenticator apps that were shown and have yet to show their first code. Each belongs to the session that it was
-- shown to and ends with it; the release before kept it with the person, where it outlived everything.

create table unconfirmed_app (
  session_id bigint primary key references session on delete cascade,
  -- Sealed by the key ring.
  totp_key   text not null,
  expires_at timestamptz not null
);

update person set totp_key = null where totp_key is not null and totp_since is null;
