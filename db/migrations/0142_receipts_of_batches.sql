-- A receipt may name the delivery batch that brought its goods: one of the same requisition.

create index stock_receipts_of_batch on stock_receipts (tenant_id, delivery_batch_id) where delivery_batch_id is not null;

-- Receipts of before named batches that nobody had checked.
alter table stock_receipts
  add constraint stock_receipts_of_own_batch foreign key (tenant_id, delivery_batch_id, requisition_id)
    references delivery_batches (tenant_id, id, requisition_id) not valid;

-- What receipts ask of the batch they name: whose requisition it is of, where it stands, and the lines it carries. Until the
-- transaction ends it does not change.
create function batch_of_receipt(tenant_id uuid, batch uuid)
returns table (number text, requisition_id uuid, status text, line_ids uuid[])
language plpgsql volatile as $$
#variable_conflict use_column
begin
  perform 1 from delivery_batches held where held.tenant_id = $1 and held.id = $2 for share;
  return query
  select batch.number::text, batch.requisition_id, batch.status, (
    select array_agg(distinct carried.requisition_line_id) filter (where carried.requisition_line_id is not null)
    from delivery_batch_items carried where carried.tenant_id = $1 and carried.batch_id = batch.id)
  from delivery_batches batch where batch.tenant_id = $1 and batch.id = $2;
end $$;
