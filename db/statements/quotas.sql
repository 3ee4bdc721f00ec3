-- Generated: every statement quotas sends.

select (coalesce(sum(size_bytes), 0) - 1)::float8 as held from files where tenant_id = $1 and storage_key is not null;

select count(*) as held from api_keys
  where tenant_id = $1 and status = 'active' and (expires_at is null or expires_at > now());

select count(*) as held from inbound_mappings
  where tenant_id = $1 and installation_id = $2 and archived_at is null;

select count(*) as held from publications where tenant_id = $1 and archived_at is null;

select count(*) as held from webhook_subscriptions where tenant_id = $1 and archived_at is null;
