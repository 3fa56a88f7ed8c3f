-- How soon partners acknowledge enquiries; measured by a job, a row for each partner that was asked.

create table answer_time (
  partner_id     bigint primary key references partner on delete cascade,
  -- Enquiries that were measured, one for each traveller.
  enquiries      integer not null,
  -- Time by which half of them were acknowledged; null when half were not within two days.
  median_seconds integer,
  measured_at    timestamptz not null
);
