-- Generated: every statement mail sends.

insert into letters (tenant_id, id, recipient, template, locale, variables) values ($1, $2, $3, $4, $5, $6);

select id, recipient, template, locale, variables from letters
  where tenant_id = $1 and id = $2 and status = 'queued';

update letters set status = $1, ref = $2, attempts = $3, variables = null, updated_at = now()
  where tenant_id = $4 and id = $5 and status = 'queued';
