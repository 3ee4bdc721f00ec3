-- Whether who sent the file may also change the records that its rows name: the worker that reads it has no rights of its own to ask.
alter table import_jobs add column reaches_beside boolean not null default false;
