-- What waits while a portal arrives: rows that were written at the source since they were copied, and the keys of all rows of a table where
-- some are gone. It lies beside the portal's own rows, on a cluster on its shard, so that both can be compared. Empty but inside the
-- transaction of an arrival.
create table arriving_rows (
  tenant_id uuid not null default tenant_id(),
  of_table  text not null,
  number    bigint not null,
  line      json not null,
  primary key (tenant_id, of_table, number)
);
call fence('arriving_rows', null);

create table arriving_keys (
  tenant_id uuid not null default tenant_id(),
  of_table  text not null,
  key       text not null,
  primary key (tenant_id, of_table, key)
);
call fence('arriving_keys', null);
