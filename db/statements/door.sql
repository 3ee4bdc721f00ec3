-- Generated: every statement door sends.

select 1 from tenants where tenant_id = $1 and config_version = $2;
