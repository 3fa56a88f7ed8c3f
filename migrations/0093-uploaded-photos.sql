-- Photos that members have uploaded. The pictures themselves are files in the object store or the data folder.
create table photo (
  -- SHA-256 of the partner's id and the picture, in hexadecimal: the name of the file, and part of its address.
  hash         text primary key check (hash ~ '^[0-9a-f]{64}$'),
  partner_id   bigint not null references partner on delete cascade,
  -- Size of the file; width and height are in pixels.
  bytes        integer not null,
  width        integer not null,
  height       integer not null,
  created_at   timestamptz not null,
  -- Since when no listing has it; null while one does.
  unused_since timestamptz,
  -- Its file is being deleted: nothing may use it any more.
  removing     boolean not null default false
);

create index photo_of_partner on photo (partner_id);
create index photo_unused on photo (unused_since) where unused_since is not null;
create index photo_removing on photo (hash) where removing;
