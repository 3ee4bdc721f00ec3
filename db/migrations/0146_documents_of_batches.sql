-- Delivery documents name the objects, routes and batches they are for, and who carries: these are archived instead of being deleted.

alter table delivery_documents add foreign key (tenant_id, object_id) references logistics_objects;
alter table delivery_documents add foreign key (tenant_id, route_id) references delivery_routes;
alter table delivery_documents add foreign key (tenant_id, batch_id) references delivery_batches;
alter table delivery_documents add foreign key (tenant_id, driver_id) references drivers;
alter table delivery_documents add foreign key (tenant_id, vehicle_id) references vehicles;

create or replace function delivery_document_links(tenant_id uuid, record_kind text, record uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'delivery_document', count(*) from delivery_documents paper
  where paper.tenant_id = $1 and case $2
    when 'logistics_object' then paper.object_id = $3
    when 'driver' then paper.driver_id = $3
    when 'vehicle' then paper.vehicle_id = $3
    when 'delivery_route' then paper.route_id = $3
    when 'delivery_batch' then paper.batch_id = $3
    else false end
  having count(*) > 0;
end $$;
