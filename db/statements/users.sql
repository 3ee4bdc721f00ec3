-- Generated: every statement users sends.

select id, code from users where tenant_id = $1 and id = any($2::uuid[]);
