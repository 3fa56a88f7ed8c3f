-- How a partner wants to hear of enquiries: in the dashboard, by Premium's mail or by its webhook. Null: not chosen.
alter table partner add column enquiry_channel text
  check (enquiry_channel in ('dashboard', 'mail', 'webhook'));

-- Whether the dashboard shows what is for developers to a partner that uses none of it.
alter table partner add column developer_tools boolean not null default false;
