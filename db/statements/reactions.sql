-- Generated: every statement reactions sends.

insert into jobs (tenant_id, name, key, payload)
  select $1, name, key, payload
  from json_to_recordset($2::json) given(name text, key text, payload json);
