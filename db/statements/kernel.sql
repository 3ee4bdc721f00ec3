-- Generated: every statement kernel sends.

insert into t (tenant_id, name) values ($1, $2);

select (tenant_id is distinct from $1 or name is distinct from $2);

select 1 from t where tenant_id = $1;

select 1 from t where tenant_id = $1 and name = $2;

select 2 from t where tenant_id = $1;

select a, b from t where tenant_id = $1 and b = $2 limit $3;

select tenant_id where false;

update t set tenant_id = $1, name = $2;
