-- Generated: every statement warehouse-exchange sends.

select (select count(*)::int from warehouses where tenant_id = $1 and archived_at is null) as warehouses,
  exists (select 1 from stock_balances where tenant_id = $2) as stocked,
  exists (select 1 from integration_installations where tenant_id = $3 and slug = 'webhooks-in' and status = 'installed') as listens;
