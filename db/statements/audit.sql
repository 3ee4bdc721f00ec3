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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170),
  ($171, $172, $173, $174, $175, $176, $177, $178, $179,
  $180, $181, $182, $183, $184, $185,
  $186, $187);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170),
  ($171, $172, $173, $174, $175, $176, $177, $178, $179,
  $180, $181, $182, $183, $184, $185,
  $186, $187),
  ($188, $189, $190, $191, $192, $193, $194, $195, $196,
  $197, $198, $199, $200, $201, $202,
  $203, $204),
  ($205, $206, $207, $208, $209, $210, $211, $212, $213,
  $214, $215, $216, $217, $218, $219,
  $220, $221);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170),
  ($171, $172, $173, $174, $175, $176, $177, $178, $179,
  $180, $181, $182, $183, $184, $185,
  $186, $187),
  ($188, $189, $190, $191, $192, $193, $194, $195, $196,
  $197, $198, $199, $200, $201, $202,
  $203, $204),
  ($205, $206, $207, $208, $209, $210, $211, $212, $213,
  $214, $215, $216, $217, $218, $219,
  $220, $221),
  ($222, $223, $224, $225, $226, $227, $228, $229, $230,
  $231, $232, $233, $234, $235, $236,
  $237, $238);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170),
  ($171, $172, $173, $174, $175, $176, $177, $178, $179,
  $180, $181, $182, $183, $184, $185,
  $186, $187),
  ($188, $189, $190, $191, $192, $193, $194, $195, $196,
  $197, $198, $199, $200, $201, $202,
  $203, $204),
  ($205, $206, $207, $208, $209, $210, $211, $212, $213,
  $214, $215, $216, $217, $218, $219,
  $220, $221),
  ($222, $223, $224, $225, $226, $227, $228, $229, $230,
  $231, $232, $233, $234, $235, $236,
  $237, $238),
  ($239, $240, $241, $242, $243, $244, $245, $246, $247,
  $248, $249, $250, $251, $252, $253,
  $254, $255);

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
  $84, $85),
  ($86, $87, $88, $89, $90, $91, $92, $93, $94,
  $95, $96, $97, $98, $99, $100,
  $101, $102),
  ($103, $104, $105, $106, $107, $108, $109, $110, $111,
  $112, $113, $114, $115, $116, $117,
  $118, $119),
  ($120, $121, $122, $123, $124, $125, $126, $127, $128,
  $129, $130, $131, $132, $133, $134,
  $135, $136),
  ($137, $138, $139, $140, $141, $142, $143, $144, $145,
  $146, $147, $148, $149, $150, $151,
  $152, $153),
  ($154, $155, $156, $157, $158, $159, $160, $161, $162,
  $163, $164, $165, $166, $167, $168,
  $169, $170),
  ($171, $172, $173, $174, $175, $176, $177, $178, $179,
  $180, $181, $182, $183, $184, $185,
  $186, $187),
  ($188, $189, $190, $191, $192, $193, $194, $195, $196,
  $197, $198, $199, $200, $201, $202,
  $203, $204),
  ($205, $206, $207, $208, $209, $210, $211, $212, $213,
  $214, $215, $216, $217, $218, $219,
  $220, $221),
  ($222, $223, $224, $225, $226, $227, $228, $229, $230,
  $231, $232, $233, $234, $235, $236,
  $237, $238),
  ($239, $240, $241, $242, $243, $244, $245, $246, $247,
  $248, $249, $250, $251, $252, $253,
  $254, $255),
  ($256, $257, $258, $259, $260, $261, $262, $263, $264,
  $265, $266, $267, $268, $269, $270,
  $271, $272),
  ($273, $274, $275, $276, $277, $278, $279, $280, $281,
  $282, $283, $284, $285, $286, $287,
  $288, $289),
  ($290, $291, $292, $293, $294, $295, $296, $297, $298,
  $299, $300, $301, $302, $303, $304,
  $305, $306);

insert into audit_seals (tenant_id, number, first_xid, first_id, last_xid, last_id, events, digest)
  values ($1, $2, $3::xid8, $4, $5::xid8, $6, $7, $8)
  on conflict (tenant_id, number) do nothing;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1
  order by event.id desc limit 201;

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
  order by event.id desc limit 201;

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
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.entity_id = $2
  order by event.id desc limit 51;

select
  event.id, event.event, event.operation, event.outcome, event.occurred_at, event.entity_type, event.entity_id, event.entity_version,
  event.display_name, event.actor_kind, event.actor_id, person.full_name as actor_name, event.through_id, key.name as through_name,
  host(event.ip) as ip, event.user_agent, event.request_id, event.data from audit_events event
  left join users person on person.tenant_id = event.tenant_id and person.id = event.actor_id
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.entity_type = $2 and event.entity_id = $3
  order by event.id desc limit 201;

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
  order by event.id desc limit 201;

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
  left join api_keys key on key.tenant_id = event.tenant_id and key.id = event.through_id where event.tenant_id = $1 and event.event = $2 and (event.id) < ($3::uuid)
  order by event.id desc limit 201;

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
