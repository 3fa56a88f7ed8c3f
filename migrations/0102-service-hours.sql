-- How the service was in each hour, as its processes counted it; kept for 90 days.
create table service_hour (
  hour timestamptz primary key,
  -- When it was first recorded.
  first_at timestamptz not null,
  -- Minutes in which a process served pages: bit 0 is the first minute of the hour.
  served_minutes bigint not null,
  requests bigint not null,
  failed_requests bigint not null,
  searches bigint not null,
  slow_searches bigint not null,
  deliveries bigint not null,
  late_deliveries bigint not null
);
