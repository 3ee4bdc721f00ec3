-- Generated: every statement postgres sends.

insert into catalog_items (tenant_id, name) values ($1, 'призрак');

select name from catalog_items where tenant_id = $1;

select name from tenants where tenant_id = $1;

update catalog_items set name = 'x' where tenant_id = $1;
