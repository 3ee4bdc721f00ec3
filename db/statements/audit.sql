-- Generated: every statement audit sends.

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  select $1, id, $2, $3, $4, $5::inet, $6, $7, operation,
  event, audience, "entityType", "entityId", "entityVersion", "displayName", outcome, data
  from json_to_recordset($8::json) given(id uuid, operation text, event text, audience text, "entityType" text,
  "entityId" uuid, "entityVersion" bigint, "displayName" text, outcome text, data json);

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15,
  $16, $17);

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15,
  $16, $17),
  ($18, $19, $20, $21, $22, $23, $24, $25, $26,
  $27, $28, $29, $30, $31, $32,
  $33, $34);

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15,
  $16, $17),
  ($18, $19, $20, $21, $22, $23, $24, $25, $26,
  $27, $28, $29, $30, $31, $32,
  $33, $34),
  ($35, $36, $37, $38, $39, $40, $41, $42, $43,
  $44, $45, $46, $47, $48, $49,
  $50, $51);

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15,
  $16, $17),
  ($18, $19, $20, $21, $22, $23, $24, $25, $26,
  $27, $28, $29, $30, $31, $32,
  $33, $34),
  ($35, $36, $37, $38, $39, $40, $41, $42, $43,
  $44, $45, $46, $47, $48, $49,
  $50, $51),
  ($52, $53, $54, $55, $56, $57, $58, $59, $60,
  $61, $62, $63, $64, $65, $66,
  $67, $68);

insert into audit_events (tenant_id, id, actor_kind, actor_id, through_id, ip, user_agent, request_id, operation,
  event, audience, entity_type, entity_id, entity_version, display_name, outcome, data)
  values
  ($1, $2, $3, $4, $5, $6, $7, $8, $9,
  $10, $11, $12, $13, $14, $15,
  $16, $17),
  ($18, $19, $20, $21, $22, $23, $24, $25, $26,
  $27, $28, $29, $30, $31, $32,
  $33, $34),
  ($35, $36, $37, $38, $39, $40, $41, $42, $43,
  $44, $45, $46, $47, $48, $49,
  $50, $51),
  ($52, $53, $54, $55, $56, $57, $58, $59, $60,
  $61, $62, $63, $64, $65, $66,
  $67, $68),
  ($69, $70, $71, $72, $73, $74, $75, $76, $77,
  $78, $79, $80, $81, $82, $83,
  $84, $85);

select event, actor_kind as "actorKind", actor_id as "actorId", data from audit_events
  where tenant_id = $1 and id = $2;
