-- What goes with delivery batches keeps decisions from being lessened, and a batch is found by its number, object, supplier and goods.

-- So much of these lines goes with batches that were neither cancelled nor returned, by the supplier whose goods they are; a planned
-- batch in the archive carries nothing, and what was moved into another batch goes with that one.
create function batched_quantities(tenant_id uuid, lines uuid[])
returns table (line_id uuid, supplier_id uuid, quantity numeric, numbers text[])
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select carried.requisition_line_id, coalesce(decided.supplier_id, batch.supplier_id), sum(carried.quantity - carried.moved_quantity),
    array_agg(distinct batch.number::text)
  from delivery_batch_items carried
  join delivery_batches batch on batch.tenant_id = $1 and batch.id = carried.batch_id
    and batch.status not in ('cancelled', 'returned') and (batch.archived_at is null or batch.status <> 'planned')
  left join requisition_allocations decided on decided.tenant_id = $1 and decided.id = carried.allocation_id
  where carried.tenant_id = $1 and carried.requisition_line_id = any($2)
  group by 1, 2;
end $$;

-- Reactions cancel the planned batches of a requisition that was given up.
grant update on delivery_batches to prokura_worker;

create function keep_delivery_batches(portal uuid, changed uuid[]) returns void language plpgsql as $$
#variable_conflict use_column
begin
  perform keep_document(portal, 'delivery_batch', batch.id, false, concat_ws(' ', place.name, items.texts),
    array[batch.number, req.number] || coalesce(items.codes, '{}'), array_remove(array[seller.counterparty_id], null))
  from delivery_batches batch
  left join logistics_objects place on place.tenant_id = portal and place.id = batch.object_id
  left join requisitions req on req.tenant_id = portal and req.id = batch.requisition_id
  left join suppliers seller on seller.tenant_id = portal and seller.id = batch.supplier_id
  left join lateral (
    select string_agg(carried.name, ' ' order by carried.position) as texts, array_agg(carried.sku) as codes
    from delivery_batch_items carried where carried.tenant_id = portal and carried.batch_id = batch.id) items on true
  where batch.tenant_id = portal and batch.id = any(changed);
end $$;

create function keep_delivery_batch() returns trigger language plpgsql as $$
begin
  perform keep_delivery_batches(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger delivery_batches_searched after insert on delivery_batches for each row execute function keep_delivery_batch();
create trigger delivery_batches_renamed after update of number, object_id, supplier_id, requisition_id on delivery_batches for each row
  when ((old.number, old.object_id, old.supplier_id, old.requisition_id) is distinct from (new.number, new.object_id, new.supplier_id, new.requisition_id))
  execute function keep_delivery_batch();
create trigger delivery_batches_gone after delete on delivery_batches for each row execute function drop_document();
create trigger delivery_batch_items_searched after insert on delivery_batch_items referencing new table as written
  for each statement execute function keep_whole('keep_delivery_batches', 'batch_id');
create trigger delivery_batch_items_gone after delete on delivery_batch_items referencing old table as written
  for each statement execute function keep_whole('keep_delivery_batches', 'batch_id');
create trigger delivery_batch_items_renamed after update on delivery_batch_items referencing new table as written old table as before
  for each statement execute function keep_whole_if_renamed('keep_delivery_batches', 'batch_id', 'name', 'sku');

-- A new name of an object is that of all its batches.
create function keep_batches_of_object() returns trigger language plpgsql as $$
begin
  perform keep_delivery_batches(new.tenant_id, array(
    select batch.id from delivery_batches batch where batch.tenant_id = new.tenant_id and batch.object_id = new.id));
  return null;
end $$;
create trigger logistics_objects_renamed after update of name on logistics_objects for each row
  when (old.name is distinct from new.name) execute function keep_batches_of_object();

-- What is there already. The owner may be an ordinary role, which forced row security would show none of it.
do $$
declare
  name text;
  tables constant text[] := array['search_documents', 'search_words', 'delivery_batches', 'delivery_batch_items', 'logistics_objects', 'requisitions', 'suppliers'];
begin
  foreach name in array tables loop execute format('alter table %I no force row level security', name); end loop;
  perform keep_delivery_batches(tenant_id, array_agg(id)) from delivery_batches group by tenant_id;
  foreach name in array tables loop execute format('alter table %I force row level security', name); end loop;
end $$;
