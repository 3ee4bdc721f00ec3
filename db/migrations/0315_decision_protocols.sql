-- Protocols of decisions as they were drawn up: what was asked, answered, compared and decided, with the digest that the audit trail holds.
create table decision_protocols (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  requisition_id uuid not null,
  n              integer not null,
  sha256         text not null,
  content        jsonb not null,
  issued_at      instant not null default now(),
  issued_by      uuid,
  primary key (tenant_id, id),
  constraint decision_protocols_of_requisition foreign key (tenant_id, requisition_id) references requisitions (tenant_id, id) on delete cascade,
  constraint decision_protocols_n unique (tenant_id, requisition_id, n),
  constraint decision_protocols_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
call fence('decision_protocols', 'select, insert', 'select, insert');

-- Orders made of the decisions on a requisition: they are kept by a domain above, so the database answers.
create function requisition_orders(tenant_id uuid, requisition uuid)
returns table (order_id uuid, number text, status text, gross_amount text, currency text, created_at timestamptz, sent_at timestamptz)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select po.id, po.number, po.status, po.gross_amount::text, po.currency::text, po.created_at::timestamptz, po.sent_at::timestamptz
  from purchase_orders po where po.tenant_id = $1 and po.requisition_id = $2 order by po.number;
end $$;
