-- Generated: every statement warehouses sends.

select id, name, address, archived_at is not null as archived from warehouses
  where tenant_id = $1 and id = any($2::uuid[]) order by id for share;
