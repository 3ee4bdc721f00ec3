-- Generated: every statement spreadsheets sends.

select count(*) from (select 1 from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.entity_type = $2 and event.entity_id = $3 limit $4) counted;

select count(*) from (select 1 from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.event = $2 limit $3) counted;

select count(*) from (select 1 from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 limit $2) counted;

select count(*) from (select 1 from catalog_items item where item.tenant_id = $1 and item.sku = $2 and item.archived_at is null limit $3) counted;

select count(*) from (select 1 from catalog_items item where item.tenant_id = $1 and item.sku ilike $2 and item.archived_at is null limit $3) counted;

select count(*) from (select 1 from counterparties party where party.tenant_id = $1 and party.archived_at is null limit $2) counted;

select count(*) from (select 1 from price_list_items line where line.tenant_id = $1 and line.price_list_id = $2 limit $3) counted;

select count(*) from (select 1 from requisition_lines line where line.tenant_id = $1 and line.requisition_id = $2 and nullif(line.status, 'active') is null limit $3) counted;

select count(*) from (select 1 from warehouses place where place.tenant_id = $1 and place.archived_at is null limit $2) counted;
