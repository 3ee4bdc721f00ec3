-- Generated: every statement audit sends.

insert into audit_events (tenant_id, actor_kind, actor_id, through_id, ip, user_agent, request_id,
  id, event, audience, operation, entity_type, entity_id, entity_version, display_name, data, outcome)
  select $1::uuid, $2, $3::uuid, $4::uuid, $5::inet,
  $6, $7, coalesce(fact.id, uuidv7()), event, audience, operation, entity_type, entity_id, entity_version, display_name, data, outcome
  from json_to_recordset($8::json) as fact(id uuid, event text, audience text, operation text, entity_type text,
  entity_id uuid, entity_version bigint, display_name text, data json, outcome text);

insert into audit_seals (tenant_id, number, first_xid, first_id, last_xid, last_id, events, digest)
  values ($1, $2, $3::xid8, $4, $5::xid8, $6, $7, $8)
  on conflict (tenant_id, number) do nothing;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1
  order by event.id desc limit 3;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and (event.id) < ($2::uuid)
  order by event.id desc limit 3;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.actor_id = $2
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.entity_type = $2 and event.entity_id = $3
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.event = $2
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.id = $2;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.occurred_at >= $2
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.operation = $2
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.outcome = $2
  order by event.id desc limit 201;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.outcome = $2
  order by event.id desc limit 51;

select * from find_seal_heads();

select * from tenants_with_unsealed_events($1);

select event.xid::text as xid, event.id, json_build_array(event.tenant_id, event.id, event.xid::text, event.occurred_at at time zone 'UTC',
  event.actor_kind, event.actor_id, event.through_id, event.ip, event.user_agent, event.request_id, event.operation, event.event, event.audience,
  event.entity_type, event.entity_id, event.entity_version, event.display_name, event.outcome, event.data::text)::text as canonical from audit_events event
  where event.tenant_id = $1 and (event.xid, event.id) > ($2::xid8, $3::uuid)
  and event.xid < pg_snapshot_xmin(pg_current_snapshot())
  order by event.xid, event.id limit $4;

select json_build_array(event.tenant_id, event.id, event.xid::text, event.occurred_at at time zone 'UTC',
  event.actor_kind, event.actor_id, event.through_id, event.ip, event.user_agent, event.request_id, event.operation, event.event, event.audience,
  event.entity_type, event.entity_id, event.entity_version, event.display_name, event.outcome, event.data::text)::text as canonical from audit_events event where
  event.tenant_id = $1 and (event.xid, event.id) > ($2::xid8, $3::uuid)
  and (event.xid, event.id) <= ($4::xid8, $5::uuid) order by event.xid, event.id;

select number, last_xid::text as xid, last_id as id, digest from audit_seals
  where tenant_id = $1 order by number desc limit 1;

select number, last_xid::text as xid, last_id as id, events, digest from audit_seals
  where tenant_id = $1 order by number;
