-- Operators may leave open data as it is that is held back.

alter table data_reading
  -- Hash of the files whose difference an operator dismissed.
  add column dismissed text;
