-- When the feed paused a row's listing. One that was changed after that is somebody else's to resume.

alter table feed_row add column paused_at timestamptz;
