-- Generated: every statement quotas sends.

select count(*) as held from api_keys
  where tenant_id = $1 and status = 'active' and (expires_at is null or expires_at > now());

select count(*) as held from webhook_subscriptions where tenant_id = $1 and archived_at is null;
