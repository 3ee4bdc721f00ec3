-- Facts without a position are looked for from an identifier on, in the months since then alone. The one without it goes through all months.
create function tenants_with_fresh_facts(most integer, beyond uuid, since uuid) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select f.tenant_id from audit_events f where f.id >= since and f.tenant_id > beyond and f.position is null order by f.tenant_id limit 1)
    union all
    select (select f.tenant_id from audit_events f where f.id >= since and f.tenant_id > walk.tenant_id and f.position is null order by f.tenant_id limit 1)
    from walk where walk.tenant_id is not null
  )
  (select w.tenant_id from walk w where w.tenant_id is not null limit most)
  union
  (select h.tenant_id from event_heads h where h.tenant_id > beyond and h.untold order by h.tenant_id limit most)
  order by 1 limit most;
end $$;
alter function tenants_with_fresh_facts(integer, uuid, uuid) owner to prokura_directory;
revoke execute on function tenants_with_fresh_facts(integer, uuid, uuid) from public;
grant execute on function tenants_with_fresh_facts(integer, uuid, uuid) to prokura_worker;
