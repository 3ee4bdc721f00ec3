-- Functions that read rows of portals are planned like any statement where portals lie apart: as one of SQL they would be refused there.

create or replace function add_word(portal uuid, record uuid, token bigint) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  update search_documents set words = words || token where tenant_id = portal and record_id = record and not words @> array[token];
end $$;

create or replace function claim_portal_name(wanted text) returns table (claimed boolean)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with taken as (
    insert into portal_names (slug) select wanted where not exists (select 1 from tenants t where t.slug = wanted)
    on conflict do nothing returning 1
  )
  select exists (select 1 from taken);
end $$;

create or replace function counterparty_blockers(tenant_id uuid, counterparty uuid) returns table (entity_type text, role text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'procurement', 'customer', count(*) from requisitions r
  where r.tenant_id = $1 and r.customer_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'procurement', 'supplier', count(*) from requisitions r
  join suppliers s on s.tenant_id = $1 and s.counterparty_id = $2
  where r.tenant_id = $1 and r.status not in ('completed', 'cancelled') and r.archived_at is null
    and (r.selected_supplier_id = s.id or exists (select 1 from requisition_allocations decided
      where decided.tenant_id = $1 and decided.requisition_id = r.id and decided.supplier_id = s.id and decided.status = 'accepted'))
  having count(*) > 0
  union all
  select 'supplier_rfq', 'supplier', count(*) from supplier_rfqs rfq
  join supplier_rfq_recipients asked on asked.tenant_id = $1 and asked.rfq_id = rfq.id
  where rfq.tenant_id = $1 and asked.counterparty_id = $2 and asked.status not in ('declined', 'revoked')
    and rfq.status in ('sent', 'partially_quoted', 'quoted', 'expired')
  having count(*) > 0
  union all
  select 'invoice', 'supplier', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.counterparty_id = $2 and invoice.status in ('received', 'pending_approval', 'approved', 'disputed')
  having count(*) > 0;
end $$;

create or replace function create_system_stages(portal uuid) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  insert into pipeline_stages (tenant_id, is_system, position, name, short_name, color, statuses) values
    (portal, true, 1, 'Подготовка заявки', 'Подготовка', '#64748B', '{draft,rejected}'),
    (portal, true, 2, 'Согласование', null, '#B7791F', '{pending_approval}'),
    (portal, true, 3, 'Готово к закупке', 'К закупке', '#0C8599', '{approved}'),
    (portal, true, 4, 'Сбор предложений', 'Предложения', '#228BE6', '{in_sourcing}'),
    (portal, true, 5, 'Поставщик выбран', 'Выбран', '#4C6EF5', '{supplier_selected}'),
    (portal, true, 6, 'Ожидание поставки', 'Поставка', '#7950F2', '{awaiting_delivery}'),
    (portal, true, 7, 'Приёмка', null, '#5C940D', '{partially_received}'),
    (portal, true, 8, 'Завершено', null, '#2B8A3E', '{completed}'),
    (portal, true, 9, 'Отменено', null, '#E03131', '{cancelled}');
end $$;

create or replace function find_api_key(public_id text) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select k.tenant_id from api_keys k where k.key_id = public_id;
end $$;

create or replace function find_inbound_endpoint(digest bytea) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select e.tenant_id, e.id, e.installation_id from inbound_endpoints e where e.digest = $1;
end $$;

create or replace function find_portal_name(wanted text) returns table (taken boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select exists (select 1 from portal_names n where n.slug = wanted) or exists (select 1 from tenants t where t.slug = wanted);
end $$;

create or replace function find_publications() returns table (tenant_id uuid, id uuid, slug text, number integer, status text, publisher text, inn text, submitted_at instant)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select p.tenant_id, p.id, p.slug, p.number, p.status, t.name, t.company_inn, p.submitted_at
  from publications p join tenants t using (tenant_id) order by p.submitted_at nulls last, p.slug;
end $$;

create or replace function find_rfq_link(digest bytea) returns table (tenant_id uuid, recipient_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select link.tenant_id, link.recipient_id from supplier_rfq_links link where link.digest = $1;
end $$;

create or replace function find_seal_heads() returns table (heads json)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(json_agg(json_build_object('tenantId', head.tenant_id, 'number', head.number, 'digest', encode(head.digest, 'hex'))), '[]')
  from (select distinct on (s.tenant_id) s.tenant_id, s.number, s.digest from audit_seals s order by s.tenant_id, s.number desc) head;
end $$;

create or replace function find_site_exchange(address_key text) returns table (tenant_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select access.tenant_id, access.installation_id from site_exchange_access access where access.address_key = $1;
end $$;

create or replace function find_tenants(past uuid, most integer) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select t.tenant_id from tenants t where past is null or t.tenant_id > past order by t.tenant_id limit most;
end $$;

create or replace function item_blockers(tenant_id uuid, item uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'procurement', count(distinct r.id) from requisition_lines line
  join requisition_allocations decided on decided.tenant_id = $1 and decided.line_id = line.id and decided.status = 'accepted'
  join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id and r.status not in ('completed', 'cancelled')
  where line.tenant_id = $1 and line.catalog_item_id = $2 and line.status = 'active' having count(*) > 0;
end $$;

create or replace function item_incoming(tenant_id uuid, item uuid) returns table (warehouse_id uuid, quantity numeric)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select r.delivery_warehouse_id, sum(greatest(line.accepted_quantity - line.received_quantity - line.closed_short_quantity, 0) * line.factor_to_base)
  from requisition_lines line join requisitions r on r.tenant_id = $1 and r.id = line.requisition_id
  where line.tenant_id = $1 and line.status = 'active' and line.catalog_item_id in (
      select known.id from catalog_items known
      where known.tenant_id = $1 and (known.id = $2 or known.duplicate_of_id = $2 and known.merged_at is not null))
    and r.status not in ('completed', 'cancelled') and r.archived_at is null
  group by r.delivery_warehouse_id;
end $$;

create or replace function keep_catalog_items(portal uuid, changed uuid[]) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'catalog_item', item.id, false, concat_ws(' ', item.name, item.brand, item.manufacturer),
    array[item.sku, item.manufacturer_sku, item.barcode] || coalesce(known.codes, '{}'), coalesce(sold.parties, '{}'))
  from catalog_items item
  left join lateral (
    select array_agg(distinct article.supplier_sku) as codes
    from supplier_skus article where article.tenant_id = portal and article.catalog_item_id = item.id) known on true
  left join lateral (
    select array_agg(supplier.counterparty_id order by supplier.counterparty_id) as parties
    from supplier_items link join suppliers supplier on supplier.tenant_id = portal and supplier.id = link.supplier_id
    where link.tenant_id = portal and link.catalog_item_id = item.id) sold on true
  where item.tenant_id = portal and item.id = any(changed);
end $$;

create or replace function keep_invoices(portal uuid, changed uuid[]) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'invoice', inv.id, false, coalesce(lines.texts, ''), array[inv.number, inv.external_number], array[inv.counterparty_id])
  from invoices inv
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts
    from invoice_lines line where line.tenant_id = portal and line.invoice_id = inv.id) lines on true
  where inv.tenant_id = portal and inv.id = any(changed);
end $$;

create or replace function keep_requisitions(portal uuid, changed uuid[]) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'purchase_requisition', req.id, false, concat_ws(' ', req.title, lines.texts),
    array[req.number, req.budget_code] || coalesce(lines.codes, '{}'), array_remove(coalesce(asked.parties, '{}') || req.customer_id, null))
  from requisitions req
  left join lateral (
    select string_agg(concat_ws(' ', line.name, line.brand, line.manufacturer), ' ' order by line.position) as texts, array_agg(line.sku) as codes
    from requisition_lines line where line.tenant_id = portal and line.requisition_id = req.id) lines on true
  left join lateral (
    select array_agg(supplier.counterparty_id) as parties
    from requisition_suppliers supplier where supplier.tenant_id = portal and supplier.requisition_id = req.id) asked on true
  where req.tenant_id = portal and req.id = any(changed);
end $$;

create or replace function keep_rfqs(portal uuid, changed uuid[]) returns void
language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'supplier_rfq', rfq.id, false, concat_ws(' ', rfq.title, lines.texts), array[rfq.number], coalesce(asked.parties, '{}'))
  from supplier_rfqs rfq
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts
    from supplier_rfq_items line where line.tenant_id = portal and line.rfq_id = rfq.id) lines on true
  left join lateral (
    select array_agg(supplier.counterparty_id) as parties
    from supplier_rfq_recipients supplier where supplier.tenant_id = portal and supplier.rfq_id = rfq.id) asked on true
  where rfq.tenant_id = portal and rfq.id = any(changed);
end $$;

create or replace function money_blockers(tenant_id uuid) returns table (entity_type text)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'catalog_item' where exists (select 1 from catalog_items i where i.tenant_id = $1 and i.planned_price is not null)
  union all
  select 'supplier_item' where exists (select 1 from supplier_items s where s.tenant_id = $1 and s.manual_price is not null)
  union all
  select 'price_observation' where exists (select 1 from price_observations p where p.tenant_id = $1 and p.withdrawn_at is null)
  union all
  select 'stock_movement' where exists (select 1 from stock_movements m where m.tenant_id = $1 and m.unit_cost is not null)
  union all
  select 'procurement' where exists (select 1 from requisitions r where r.tenant_id = $1)
  union all
  select 'invoice' where exists (select 1 from invoices i where i.tenant_id = $1);
end $$;

create or replace function requisition_blockers(tenant_id uuid, requisition uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'stock_receipt', count(*) from stock_receipts receipt
  where receipt.tenant_id = $1 and receipt.requisition_id = $2 and receipt.status = 'posted'
    and exists (select 1 from stock_receipt_lines line where line.tenant_id = $1 and line.receipt_id = receipt.id and line.quantity > 0)
  having count(*) > 0
  union all
  select 'invoice', count(*) from invoices invoice
  where invoice.tenant_id = $1 and invoice.status <> 'cancelled' and invoice.id in (
    select named.id from invoices named where named.tenant_id = $1 and named.requisition_id = $2
    union
    select line.invoice_id from requisition_lines needed
    join invoice_lines line on line.tenant_id = $1 and line.requisition_line_id = needed.id
    where needed.tenant_id = $1 and needed.requisition_id = $2)
  having count(*) > 0;
end $$;

create or replace function service_state() returns table (schema_version integer, oldest_due_seconds double precision, schedule_late_seconds double precision)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select
    (select max(m.number) from schema_migrations m),
    (select extract(epoch from now() - min(j.due_at)) from jobs j where j.finished_at is null and j.due_at <= now())::double precision,
    (select extract(epoch from now() - min(s.next_at)) from schedules s)::double precision;
end $$;

create or replace function tenants_with_due_deliveries(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
     where d.tenant_id > beyond and d.status in ('pending', 'in_flight')
     order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1)
    union all
    select further.* from walk cross join lateral (
      select d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at from webhook_deliveries d
      where (d.tenant_id, d.subscription_id, d.retry) > (walk.tenant_id, walk.subscription_id, walk.retry) and d.status in ('pending', 'in_flight')
      order by d.tenant_id, d.subscription_id, d.retry, d.next_attempt_at limit 1) further
  )
  select distinct w.tenant_id from walk w where w.next_attempt_at <= clock_timestamp() order by w.tenant_id limit most;
end $$;

create or replace function tenants_with_due_jobs(most integer) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select j.tenant_id from jobs j where j.finished_at is null and j.due_at <= now() group by j.tenant_id order by min(j.due_at) limit most;
end $$;

create or replace function tenants_with_due_prices(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select i.tenant_id from catalog_items i where i.prices_due_at <= now() group by i.tenant_id order by min(i.prices_due_at) limit most) due;
end $$;

create or replace function tenants_with_due_probes() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct i.tenant_id from integration_installations i where i.next_probe_at <= now() and i.archived_at is null;
end $$;

create or replace function tenants_with_due_rfqs(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct tenant_id from supplier_rfqs where due_at <= now() limit most
  ) due;
end $$;

create or replace function tenants_with_due_syncs() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct i.tenant_id from integration_installations i where i.next_sync_at <= now() and i.archived_at is null;
end $$;

create or replace function tenants_with_ended_price_lists(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional using (tenant_id)
    where list.status = 'active' and list.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
    limit most
  ) ended;
end $$;

create or replace function tenants_with_ended_quotes(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(ended.tenant_id), '{}') from (
    select distinct quote.tenant_id from supplier_quotes quote left join regional_settings regional using (tenant_id)
    where quote.status = 'submitted' and quote.valid_until < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      -- Nowhere is it later: what ends after that is not looked at.
      and quote.valid_until < (now() at time zone 'Pacific/Kiritimati')::date
    limit most
  ) ended;
end $$;

create or replace function tenants_with_expiring_keys(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select k.tenant_id from api_keys k
    where k.status = 'active' and k.successor_id is null and k.expires_at > now() and k.expires_at <= now() + interval '30 days'
      and coalesce(k.noticed_days, 99) > case
        when k.expires_at <= now() + interval '1 day' then 1 when k.expires_at <= now() + interval '7 days' then 7 else 30 end
    group by k.tenant_id order by min(k.expires_at) limit most) due;
end $$;

create or replace function tenants_with_failing_webhooks() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct s.tenant_id from webhook_subscriptions s where s.failing_since is not null and s.status = 'enabled';
end $$;

create or replace function tenants_with_fresh_facts(most integer, beyond uuid default '00000000-0000-0000-0000-000000000000') returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with recursive walk as (
    (select f.tenant_id from audit_events f where f.tenant_id > beyond and f.position is null order by f.tenant_id limit 1)
    union all
    select (select f.tenant_id from audit_events f where f.tenant_id > walk.tenant_id and f.position is null order by f.tenant_id limit 1)
    from walk where walk.tenant_id is not null
  )
  (select w.tenant_id from walk w where w.tenant_id is not null limit most)
  union
  (select h.tenant_id from event_heads h where h.tenant_id > beyond and h.untold order by h.tenant_id limit most)
  order by 1 limit most;
end $$;

create or replace function tenants_with_stale_integrations() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct e.tenant_id
  from external_installations e join published_integrations p using (slug) join published_versions v on v.slug = e.slug and v.number = e.number
  join published_versions newest on newest.slug = p.slug and newest.number = p.current
  join integration_installations i on i.tenant_id = e.tenant_id and i.id = e.installation_id
  where e.ended_at is null and (
    (p.suspended is null and newest.suspended is null and p.current > greatest(e.number, coalesce(e.offered, 0)))
    or ((p.suspended is not null or v.suspended is not null) and i.status <> 'disabled'));
end $$;

create or replace function tenants_with_turned_invoices(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct inv.tenant_id from invoices inv left join regional_settings regional on regional.tenant_id = inv.tenant_id
    where inv.due_date < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.due_date >= (inv.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
      and inv.gross > inv.paid_amount and inv.status not in ('cancelled', 'rejected')
    limit most
  ) turned;
end $$;

create or replace function tenants_with_turned_price_lists(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(turned.tenant_id), '{}') from (
    select distinct list.tenant_id from price_lists list left join regional_settings regional on regional.tenant_id = list.tenant_id
    where exists (
      select 1 from price_list_items line
      where line.tenant_id = list.tenant_id and line.price_list_id = list.id and line.status = 'active'
        and line.valid_to < (now() at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date
        and line.valid_to >= (list.updated_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date)
    limit most
  ) turned;
end $$;

create or replace function tenants_with_unsealed_events(most integer) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select array_agg(due.tenant_id) from (
    select h.tenant_id from event_heads h
    where h.numbered > coalesce((select s.last_position from audit_seals s where s.tenant_id = h.tenant_id order by s.number desc limit 1), 0)
    limit most) due;
end $$;

create or replace function tenants_with_webhooks() returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select distinct s.tenant_id from webhook_subscriptions s;
end $$;

create or replace function tenants_with_work_of(holders uuid[]) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select j.tenant_id from jobs j where j.finished_at is null and j.holder = any(holders)
  union
  select d.tenant_id from webhook_deliveries d where d.status = 'in_flight' and d.holder = any(holders);
end $$;

create or replace function warehouse_blockers(tenant_id uuid, warehouse uuid) returns table (entity_type text, count bigint)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select 'stock_balance', count(*) from stock_balances b
  where b.tenant_id = $1 and b.warehouse_id = $2 and (b.on_hand <> 0 or b.reserved <> 0) having count(*) > 0
  union all
  select 'procurement', count(*) from requisitions r
  where r.tenant_id = $1 and r.delivery_warehouse_id = $2 and r.status not in ('completed', 'cancelled') and r.archived_at is null having count(*) > 0
  union all
  select 'supplier_rfq', count(*) from supplier_rfqs rfq
  where rfq.tenant_id = $1 and rfq.warehouse_id = $2 and rfq.status not in ('closed', 'cancelled') having count(*) > 0;
end $$;
