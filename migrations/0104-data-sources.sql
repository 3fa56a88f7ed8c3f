-- Open data that the settings name by address, and how far each is read.

create table data_source (
  id            text primary key, -- a hash of the kind and the address, which may hold a secret
  kind          text not null check (kind in ('places', 'gazetteer')),
  -- Host and path, as they are shown.
  name          text not null,
  -- Of the file that was read last: what its server and its content say about the version.
  etag          text,
  last_modified text,
  sha256        text,
  bytes         bigint,
  -- When the data was taken from its source, and how many objects the file has; null before the first.
  data_at       timestamptz,
  objects       integer,
  -- When its server answered last, and when it last had another file.
  checked_at    timestamptz,
  changed_at    timestamptz,
  next_at       timestamptz not null,
  failures      integer not null default 0,
  error         text,
  -- What is being done with it now: since when, and how far.
  doing         text check (doing in ('download', 'read', 'compare')),
  doing_at      timestamptz,
  done_bytes    bigint,
  total_bytes   bigint
);

-- What was last compared and applied: all sources of campsites together, each source of the gazetteer by itself.
create table data_reading (
  subject    text primary key, -- 'places', or the id of a source
  -- Hashes of the files that were applied, that are held back, and that an operator confirmed.
  applied    text,
  held       text,
  confirmed  text,
  at         timestamptz not null,
  known      integer not null,
  added      integer not null,
  gone       integer not null,
  -- Of campsites those with another name; of the gazetteer all that changed.
  renamed    integer not null,
  -- Countries whose campsites the files held as a whole when they were applied.
  covered    text[] not null default '{}',
  -- Why they are held back, a sentence.
  reason     text
);

-- The countries that ranked first when names and areas were built.
alter table gazetteer_shipped add column countries text[] not null default '{ES,FR,GB,IE,PT}';
