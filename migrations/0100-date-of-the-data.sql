-- When the data of an imported file was taken from its source; null where the file does not say.
alter table gazetteer_import add column data_at timestamptz;
