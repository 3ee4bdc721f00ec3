-- A file has a row for each record of its list, or for each line inside them.
alter table register_exports add column rows text not null default 'records';
alter table register_exports add constraint register_exports_rows check (rows in ('records', 'lines'));
