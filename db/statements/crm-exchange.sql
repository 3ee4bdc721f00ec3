-- Generated: every statement crm-exchange sends.

select count(*) filter (where entity_type = 'counterparty')::int as companies,
  count(*) filter (where entity_type = 'procurement')::int as deals
  from external_links where tenant_id = $1 and external_source = $2;
