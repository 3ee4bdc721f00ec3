-- Generated: every statement mail sends.

insert into letters (tenant_id, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for)
  select $1, id, recipient, template, locale, subject, variables, about_type, about_id, about_page, written_for
  from json_to_recordset($2::json) given(id uuid, recipient text, template text, locale text, variables text,
  about_type text, about_id uuid, about_page text, written_for uuid, subject text);

select fact.display_name as subject, fact.data->>'reason' as reason, letter.recipient, letter.about_page as page,
  person.full_name as name, person.email, person.locale
  from audit_events fact
  join letters letter on letter.tenant_id = fact.tenant_id and letter.id = (fact.data->>'letterId')::uuid
  join users person on person.tenant_id = letter.tenant_id and person.id = letter.written_for and person.status = 'active'
  where fact.tenant_id = $1 and fact.id = $2;

select id, lower(recipient) as recipient, about_type as "aboutType", about_id as "aboutId" from letters
  where tenant_id = $1 and id = any($2::uuid[]) and about_id is not null;

select letter.id, coalesce(letter.about_type <> 'user', false) as "toSupplier", letter.recipient, letter.template, letter.locale, letter.variables,
  case when person.id is not null then json_build_object('name', person.full_name, 'address', person.email) end as "answersTo"
  from letters letter
  left join users person on person.tenant_id = letter.tenant_id and person.id = letter.written_for and person.status = 'active'
  where letter.tenant_id = $1 and letter.id = $2 and letter.status = 'queued';

update letters letter set status = 'failed', ref = left(given.reason, 500), updated_at = now()
  from jsonb_to_recordset($1::jsonb) given ("letterId" uuid, address text, reason text)
  where letter.tenant_id = $2 and letter.id = given."letterId" and letter.status = 'sent'
  and lower(letter.recipient) = lower(given.address)
  returning letter.id, letter.template, letter.subject, letter.about_type, letter.about_id, letter.ref, letter.attempts;

update letters set status = $1, ref = $2, attempts = $3, variables = null, updated_at = now()
  where tenant_id = $4 and id = $5 and status = 'queued' returning template, subject, about_type, about_id;

update letters set status = 'withdrawn', variables = null, updated_at = now()
  where tenant_id = $1 and about_id = $2 and status = 'queued';
