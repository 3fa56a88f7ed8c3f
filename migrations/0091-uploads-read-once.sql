-- Uploaded files of listings are read once, by a job, and pages show what was stored of that.

alter table feed_upload
  -- Waiting to be read, read, waiting to be taken (taking) or taken. One that the release before has stored is
  -- read by no job: it counts as read without a report, of which pages say "upload it again".
  add column state text not null default 'read' check (state in ('waiting', 'read', 'taking', 'taken')),
  -- How its columns were understood, and how many rows would do what.
  add column report jsonb,
  -- The names of its columns, which all rows share; null where each row has its own.
  add column header jsonb,
  -- Why nothing of it can be taken, or why taking it failed, in a sentence.
  add column failure text,
  -- Who has it taken by a job, until that is recorded in the audit log: {"kind", "name"}.
  add column taken_by jsonb,
  -- What taking it by a job came to.
  add column done jsonb;

-- The rows of an uploaded file, until its listings are taken or the file is forgotten.
create table feed_upload_row (
  upload_id   bigint not null references feed_upload on delete cascade,
  -- Its number as people count in their file.
  row         integer not null,
  outcome     text not null check (outcome in ('added', 'changed', 'unchanged', 'failed')),
  external_id text,
  -- What the preview shows of it.
  shown       jsonb not null,
  -- Its cells, of which its listing is made when it is taken; null of a row that failed.
  source      jsonb,
  primary key (upload_id, row)
);

create index feed_upload_row_by_outcome on feed_upload_row (upload_id, outcome, row);
