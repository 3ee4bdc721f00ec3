-- Generated: every statement postgres sends.

insert into catalog_items (tenant_id, name) values ($1, 'призрак');

select name from catalog_items where tenant_id = $1;

select name from tenants where tenant_id = $1;

set local plan_cache_mode = force_custom_plan;

update catalog_items set name = 'x' where tenant_id = $1;
