-- Generated: every statement audit sends.

insert into audit_events (tenant_id, actor_kind, actor_id, through_id, ip, user_agent, request_id,
  event, audience, operation, entity_type, entity_id, entity_version, display_name, data)
  select $1::uuid, $2, $3::uuid, $4::uuid, $5::inet,
  $6, $7, fact.*
  from json_to_recordset($8::json) as fact(event text, audience text, operation text, entity_type text,
  entity_id uuid, entity_version bigint, display_name text, data json);
