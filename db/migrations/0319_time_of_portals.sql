-- outside a transaction
-- What is written in a portal is written at its time, table by table so that nobody waits for all of them. Queues, and what
-- guards access or talks with other systems, keep the machine's time.
do $$
declare
  made record;
begin
  for made in
    select c.oid::regclass as tbl, a.attname as col
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where pg_get_expr(d.adbin, d.adrelid) = 'now()'
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped)
      and c.relname <> all (array[
        'jobs', 'webhook_deliveries', 'webhook_payloads', 'webhook_subscriptions', 'idempotency_keys', 'letters',
        'tenants', 'users', 'sessions', 'api_keys', 'one_time_links', 'email_changes', 'pending_logins', 'passkeys', 'second_factors',
        'identity_providers', 'sign_in_domains', 'scim_tokens', 'provisioned_people', 'provider_groups', 'provider_subjects',
        'tenant_keys', 'imported_keys', 'away_portals', 'test_portals',
        'integration_cursors', 'integration_installations', 'integration_log', 'integration_outbox', 'integration_ratings',
        'integration_tokens', 'inbound_applications', 'inbound_endpoints', 'inbound_mappings', 'inbound_receipts', 'inbound_versions',
        'provider_deliveries', 'provider_events', 'provider_webhooks', 'external_installations', 'publications', 'publishers',
        'publisher_calls', 'site_exchange_access', 'site_exchange_sessions'])
    order by 1, 2
  loop
    execute format('alter table %s alter column %I set default portal_now()', made.tbl, made.col);
    commit;
  end loop;
end $$;
