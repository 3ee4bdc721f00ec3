-- Papers that go with deliveries, with copies of what they say of goods and parties.

create table delivery_documents (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  kind                text not null check (kind in ('upd', 'torg12', 'tn', 'ttn', 'power_of_attorney_m2', 'power_of_attorney_m2a',
    'delivery_note', 'packing_list', 'acceptance_act')),
  number              text not null check (length(number) <= 32),
  stage               text not null default 'draft' check (stage in ('draft', 'issued', 'sent', 'signed', 'rejected', 'archived')),
  scope               text not null check (scope in ('procurement', 'supplier', 'logistics_object', 'route', 'batch')),
  direction           text not null check (direction in ('outgoing', 'incoming')),
  document_date       date not null,
  requisition_id      uuid not null,
  template_id         uuid,
  supplier_id         uuid,
  object_id           uuid,
  route_id            uuid,
  batch_id            uuid,
  upd_status          text check (upd_status in ('1', '2')),
  valid_to            date check (valid_to >= document_date),
  basis               jsonb,
  currency            currency not null,
  vat_mode            text check (vat_mode in ('included', 'excluded', 'none')),
  row_count           int not null check (row_count > 0),
  net_amount          amount,
  vat_amount          amount,
  gross_amount        amount check (gross_amount = net_amount + vat_amount),
  weight_kg           measure,
  volume_m3           measure,
  package_count       int check (package_count > 0),
  carrier_id          uuid,
  driver_id           uuid,
  vehicle_id          uuid,
  carrier_name        text,
  driver_name         text,
  driver_phone        text,
  driver_license      text,
  vehicle_number      text,
  vehicle_model       text,
  trailer_number      text,
  attorney_name       text,
  attorney            jsonb,
  recipient_name      text,
  recipient_position  text,
  loading_address     text check (length(loading_address) <= 1000),
  delivery_address    text check (length(delivery_address) <= 1000),
  comment             text check (length(comment) <= 2000),
  -- The seller, the buyer, the shipper, the consignee, the payer and the carrier, and the stops on the way, as they were.
  parties             jsonb not null,
  stops               jsonb not null default '[]',
  file_id             uuid,
  reject_reason       text check (length(reject_reason) <= 1000),
  issued_by           uuid,
  issued_at           instant,
  sent_at             instant,
  closed_at           instant,
  custom_fields       jsonb not null default '{}',
  version             bigint not null default 1,
  created_at          instant not null default now(),
  updated_at          instant not null default now(),
  archived_at         instant,
  created_by          uuid,
  updated_by          uuid,
  primary key (tenant_id, id),
  unique (tenant_id, kind, number),
  check ((kind = 'upd') = (upd_status is not null)),
  check ((stage = 'archived') = (archived_at is not null)),
  check (stage = 'draft' or stage = 'archived' or issued_at is not null),
  foreign key (tenant_id, requisition_id) references requisitions,
  foreign key (tenant_id, supplier_id) references suppliers,
  foreign key (tenant_id, carrier_id) references counterparties,
  foreign key (tenant_id, file_id) references files
);
create index delivery_documents_by_update on delivery_documents (tenant_id, updated_at, id);
create index delivery_documents_by_date on delivery_documents (tenant_id, document_date, id);
create index delivery_documents_of_requisition on delivery_documents (tenant_id, requisition_id);
create index delivery_documents_of_batch on delivery_documents (tenant_id, batch_id) where batch_id is not null;
create index delivery_documents_of_route on delivery_documents (tenant_id, route_id) where route_id is not null;
create index delivery_documents_of_object on delivery_documents (tenant_id, object_id) where object_id is not null;
create index delivery_documents_of_driver on delivery_documents (tenant_id, driver_id) where driver_id is not null;
create index delivery_documents_of_vehicle on delivery_documents (tenant_id, vehicle_id) where vehicle_id is not null;
call fence('delivery_documents', 'select, insert, update', 'select, insert, update');

create table delivery_document_lines (
  tenant_id           uuid not null default tenant_id(),
  id                  uuid not null default uuidv7(),
  document_id         uuid not null,
  position            int not null check (position >= 1),
  requisition_line_id uuid,
  catalog_item_id     uuid,
  name                text collate people not null check (length(name) <= 500),
  sku                 text check (length(sku) <= 100),
  quantity            measure not null check (quantity > 0),
  uom                 text not null,
  unit_price          price,
  net_price           price,
  vat_rate            text check (vat_rate in ('none', '0', '5', '7', '10', '20', '22')),
  net_amount          amount,
  vat_amount          amount,
  gross_amount        amount check (gross_amount = net_amount + vat_amount),
  weight_kg           measure,
  volume_m3           measure,
  custom_fields       jsonb not null default '{}',
  primary key (tenant_id, id),
  unique (tenant_id, document_id, position),
  foreign key (tenant_id, document_id) references delivery_documents,
  foreign key (tenant_id, requisition_line_id) references requisition_lines,
  foreign key (tenant_id, catalog_item_id) references catalog_items
);
create index delivery_document_lines_of_line on delivery_document_lines (tenant_id, requisition_line_id) where requisition_line_id is not null;
call fence('delivery_document_lines', 'select, insert', 'select, insert');

-- What a delivery document is found by: its number and that of its requisition, its goods, who carries and who receives.
create function keep_delivery_documents(portal uuid, changed uuid[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'delivery_document', paper.id, false,
    concat_ws(' ', req.title, paper.carrier_name, paper.driver_name, paper.recipient_name, paper.delivery_address, lines.texts),
    array[paper.number, req.number, paper.vehicle_number] || coalesce(lines.codes, '{}'),
    array_remove(array[(paper.parties->'seller'->>'counterpartyId')::uuid, (paper.parties->'customer'->>'counterpartyId')::uuid], null))
  from delivery_documents paper
  join requisitions req on req.tenant_id = portal and req.id = paper.requisition_id
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
    from delivery_document_lines line where line.tenant_id = portal and line.document_id = paper.id) lines on true
  where paper.tenant_id = portal and paper.id = any(changed);
end $$;

create function keep_delivery_document() returns trigger language plpgsql as $$
begin
  perform keep_delivery_documents(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger delivery_documents_searched after insert on delivery_documents for each row execute function keep_delivery_document();
create trigger delivery_documents_renamed after update of carrier_name, driver_name, recipient_name, delivery_address, vehicle_number, archived_at
  on delivery_documents for each row
  when ((old.carrier_name, old.driver_name, old.recipient_name, old.delivery_address, old.vehicle_number, old.archived_at) is distinct from
    (new.carrier_name, new.driver_name, new.recipient_name, new.delivery_address, new.vehicle_number, new.archived_at))
  execute function keep_delivery_document();
create trigger delivery_document_lines_searched after insert on delivery_document_lines referencing new table as written
  for each statement execute function keep_whole('keep_delivery_documents', 'document_id');
