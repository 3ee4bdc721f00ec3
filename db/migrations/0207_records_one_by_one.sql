-- What several records are found by is read one record at a time. For a list of them, whose length no plan made ahead knows, PostgreSQL planned
-- the statement anew at each call; that cost more than reading them. A plan that is kept must not be one for the few rows that a new portal has:
-- it is made as if tables were never read through.

create or replace function keep_catalog_items(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'catalog_item', item.id, false, concat_ws(' ', item.name, item.brand, item.manufacturer),
      array[item.sku, item.manufacturer_sku, item.barcode] || coalesce(known.codes, '{}'), coalesce(sold.parties, '{}'))
    from catalog_items item
    left join lateral (
      select array_agg(distinct article.supplier_sku) as codes
      from supplier_skus article where article.tenant_id = portal and article.catalog_item_id = item.id) known on true
    left join lateral (
      select array_agg(supplier.counterparty_id order by supplier.counterparty_id) as parties
      from supplier_items link join suppliers supplier on supplier.tenant_id = portal and supplier.id = link.supplier_id
      where link.tenant_id = portal and link.catalog_item_id = item.id) sold on true
    where item.tenant_id = portal and item.id = one;
  end loop;
end $$;

create or replace function keep_requisitions(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'purchase_requisition', req.id, false, concat_ws(' ', req.title, lines.texts),
      array[req.number, req.budget_code] || coalesce(lines.codes, '{}'), array_remove(coalesce(asked.parties, '{}') || req.customer_id, null))
    from requisitions req
    left join lateral (
      select string_agg(concat_ws(' ', line.name, line.brand, line.manufacturer), ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from requisition_lines line where line.tenant_id = portal and line.requisition_id = req.id) lines on true
    left join lateral (
      select array_agg(supplier.counterparty_id) as parties
      from requisition_suppliers supplier where supplier.tenant_id = portal and supplier.requisition_id = req.id) asked on true
    where req.tenant_id = portal and req.id = one;
  end loop;
end $$;

create or replace function keep_rfqs(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'supplier_rfq', rfq.id, false, concat_ws(' ', rfq.title, lines.texts), array[rfq.number], coalesce(asked.parties, '{}'))
    from supplier_rfqs rfq
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts
      from supplier_rfq_items line where line.tenant_id = portal and line.rfq_id = rfq.id) lines on true
    left join lateral (
      select array_agg(supplier.counterparty_id) as parties
      from supplier_rfq_recipients supplier where supplier.tenant_id = portal and supplier.rfq_id = rfq.id) asked on true
    where rfq.tenant_id = portal and rfq.id = one;
  end loop;
end $$;

create or replace function keep_invoices(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'invoice', inv.id, false, coalesce(lines.texts, ''), array[inv.number, inv.external_number], array[inv.counterparty_id])
    from invoices inv
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts
      from invoice_lines line where line.tenant_id = portal and line.invoice_id = inv.id) lines on true
    where inv.tenant_id = portal and inv.id = one;
  end loop;
end $$;

create or replace function keep_sales_invoices(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'sales_invoice', si.id, false, concat_ws(' ', si.title, lines.texts),
      array[si.number, si.proposal_number] || coalesce(lines.codes, '{}'), array_remove(array[si.customer_id], null))
    from sales_invoices si
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from sales_invoice_rows line where line.tenant_id = portal and line.invoice_id = si.id) lines on true
    where si.tenant_id = portal and si.id = one;
  end loop;
end $$;

create or replace function keep_delivery_batches(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'delivery_batch', batch.id, false, concat_ws(' ', place.name, items.texts),
      array[batch.number, req.number] || coalesce(items.codes, '{}'), array_remove(array[seller.counterparty_id], null))
    from delivery_batches batch
    left join logistics_objects place on place.tenant_id = portal and place.id = batch.object_id
    left join requisitions req on req.tenant_id = portal and req.id = batch.requisition_id
    left join suppliers seller on seller.tenant_id = portal and seller.id = batch.supplier_id
    left join lateral (
      select string_agg(carried.name, ' ' order by carried.position) as texts, array_agg(carried.sku) as codes
      from delivery_batch_items carried where carried.tenant_id = portal and carried.batch_id = batch.id) items on true
    where batch.tenant_id = portal and batch.id = one;
  end loop;
end $$;

create or replace function keep_delivery_documents(portal uuid, changed uuid[]) returns void language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  one uuid;
begin
  foreach one in array changed loop
    perform keep_document(portal, 'delivery_document', paper.id, false,
      concat_ws(' ', req.title, paper.carrier_name, paper.driver_name, paper.recipient_name, paper.delivery_address, lines.texts),
      array[paper.number, req.number, paper.vehicle_number] || coalesce(lines.codes, '{}'),
      array_remove(array[(paper.parties->'seller'->>'counterpartyId')::uuid, (paper.parties->'customer'->>'counterpartyId')::uuid], null))
    from delivery_documents paper
    join requisitions req on req.tenant_id = portal and req.id = paper.requisition_id
    left join lateral (
      select string_agg(line.name, ' ' order by line.position) as texts, array_agg(line.sku) as codes
      from delivery_document_lines line where line.tenant_id = portal and line.document_id = paper.id) lines on true
    where paper.tenant_id = portal and paper.id = one;
  end loop;
end $$;
