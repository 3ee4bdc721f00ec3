-- Counts calls to the workers, so that one of another process hears within a moment that there is work. Used only where portals lie apart on
-- shards: there workers that look by themselves would ask every shard each time.
create sequence work_calls;
grant usage, select on sequence work_calls to prokura_service, prokura_worker;
