-- Generated: every statement door sends.

select 1 from tenants t join sessions s on s.tenant_id = t.tenant_id
  where t.tenant_id = $1 and t.config_version = $2 and s.id = $3 and s.ended_at is null;

select 1 from tenants where tenant_id = $1 and config_version = $2;
