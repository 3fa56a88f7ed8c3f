-- The worker that has the job: a number it holds an advisory lock on for as long as it lives, so that
-- jobs of a process that died are not left to the end of their lease.
alter table job add column holder integer;
