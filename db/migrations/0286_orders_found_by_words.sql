-- Orders and returns are found by words: their numbers and that of the requisition, the supplier, what their lines are called, and what was said of them.

create function keep_purchase_orders(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'purchase_order', po.id, false, concat_ws(' ', lines.texts, po.comment, po.delivery_terms, po.payment_terms),
      array[po.number, req.number] || coalesce(lines.codes, '{}'), array[po.counterparty_id])
    from purchase_orders po
    join requisitions req on req.tenant_id = portal and req.id = po.requisition_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from purchase_order_lines line where line.tenant_id = portal and line.order_id = po.id) lines on true
    where po.tenant_id = portal and po.id = one;
  end loop;
end $$;

create function keep_supplier_returns(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'supplier_return', back.id, false, concat_ws(' ', lines.texts, back.comment),
      array[back.number, req.number, receipt.number, back.credit_number] || coalesce(lines.codes, '{}'), array[back.counterparty_id])
    from supplier_returns back
    join requisitions req on req.tenant_id = portal and req.id = back.requisition_id
    join stock_receipts receipt on receipt.tenant_id = portal and receipt.id = back.receipt_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from supplier_return_lines line where line.tenant_id = portal and line.return_id = back.id) lines on true
    where back.tenant_id = portal and back.id = one;
  end loop;
end $$;

create or replace function keep_whole() returns trigger language plpgsql as $$
#variable_conflict use_column
declare
  portal  uuid;
  changed uuid[];
begin
  case tg_argv[0]
    when 'keep_requisitions' then
      for portal, changed in select tenant_id, array_agg(distinct requisition_id) from written group by tenant_id loop
        perform keep_requisitions(portal, changed);
      end loop;
    when 'keep_invoices' then
      for portal, changed in select tenant_id, array_agg(distinct invoice_id) from written group by tenant_id loop
        perform keep_invoices(portal, changed);
      end loop;
    when 'keep_sales_invoices' then
      for portal, changed in select tenant_id, array_agg(distinct invoice_id) from written group by tenant_id loop
        perform keep_sales_invoices(portal, changed);
      end loop;
    when 'keep_rfqs' then
      for portal, changed in select tenant_id, array_agg(distinct rfq_id) from written group by tenant_id loop
        perform keep_rfqs(portal, changed);
      end loop;
    when 'keep_delivery_batches' then
      for portal, changed in select tenant_id, array_agg(distinct batch_id) from written group by tenant_id loop
        perform keep_delivery_batches(portal, changed);
      end loop;
    when 'keep_delivery_documents' then
      for portal, changed in select tenant_id, array_agg(distinct document_id) from written group by tenant_id loop
        perform keep_delivery_documents(portal, changed);
      end loop;
    when 'keep_catalog_items' then
      for portal, changed in select tenant_id, array_agg(distinct catalog_item_id) from written group by tenant_id loop
        perform keep_catalog_items(portal, changed);
      end loop;
    when 'keep_purchase_orders' then
      for portal, changed in select tenant_id, array_agg(distinct order_id) from written group by tenant_id loop
        perform keep_purchase_orders(portal, changed);
      end loop;
    when 'keep_supplier_returns' then
      for portal, changed in select tenant_id, array_agg(distinct return_id) from written group by tenant_id loop
        perform keep_supplier_returns(portal, changed);
      end loop;
  end case;
  return null;
end $$;

create function keep_purchase_order() returns trigger language plpgsql as $$
begin
  perform keep_purchase_orders(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger purchase_orders_searched after insert on purchase_orders for each row execute function keep_purchase_order();
create trigger purchase_orders_renamed after update of comment, delivery_terms, payment_terms on purchase_orders for each row
  when ((old.comment, old.delivery_terms, old.payment_terms) is distinct from (new.comment, new.delivery_terms, new.payment_terms))
  execute function keep_purchase_order();
create trigger purchase_orders_gone after delete on purchase_orders for each row execute function drop_document();
create trigger purchase_order_lines_searched after insert on purchase_order_lines referencing new table as written
  for each statement execute function keep_whole('keep_purchase_orders', 'order_id');
create trigger purchase_order_lines_gone after delete on purchase_order_lines referencing old table as written
  for each statement execute function keep_whole('keep_purchase_orders', 'order_id');
create trigger purchase_order_lines_renamed after update on purchase_order_lines referencing new table as written old table as before
  for each statement execute function keep_whole_if_renamed('keep_purchase_orders', 'order_id', 'name', 'sku');

create function keep_supplier_return() returns trigger language plpgsql as $$
begin
  perform keep_supplier_returns(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger supplier_returns_searched after insert on supplier_returns for each row execute function keep_supplier_return();
create trigger supplier_returns_renamed after update of credit_number on supplier_returns for each row
  when (old.credit_number is distinct from new.credit_number) execute function keep_supplier_return();
create trigger supplier_return_lines_searched after insert on supplier_return_lines referencing new table as written
  for each statement execute function keep_whole('keep_supplier_returns', 'return_id');

-- What is there already, portal by portal: forced row security shows the owner nothing but the one that was entered.
alter table tenants no force row level security;
do $$
declare
  portal  uuid;
  changed uuid[];
begin
  for portal in select tenant_id from tenants loop
    perform set_config('app.tenant_id', portal::text, true);
    select array_agg(id) into changed from purchase_orders where tenant_id = portal;
    if changed is not null then perform keep_purchase_orders(portal, changed); end if;
    select array_agg(id) into changed from supplier_returns where tenant_id = portal;
    if changed is not null then perform keep_supplier_returns(portal, changed); end if;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table tenants force row level security;
