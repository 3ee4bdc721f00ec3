-- Generated: every statement secrets sends.

insert into installation_keys (name, wrapped_key) values ($1, $2) on conflict do nothing;

insert into tenant_keys (tenant_id, id, wrapped_key) values ($1, $2, $3) returning id, wrapped_key;

select id, wrapped_key from tenant_keys where tenant_id = $1 and id = any($2::uuid[]);

select id, wrapped_key from tenant_keys where tenant_id = $1 order by created_at desc, id desc limit 1;

select wrapped_key from installation_keys where name = $1;
