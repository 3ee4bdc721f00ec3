-- What each kind of record is found by. A record and its parts write through these triggers, so whatever way a change takes, search knows.

create function keep_catalog_item() returns trigger language plpgsql as $$
begin
  perform keep_document(new.tenant_id, 'catalog_item', new.id, tg_op = 'INSERT',
    concat_ws(' ', new.name, new.brand, new.manufacturer), array[new.sku, new.manufacturer_sku, new.barcode]);
  return null;
end $$;
create trigger catalog_items_searched after insert on catalog_items for each row execute function keep_catalog_item();
create trigger catalog_items_renamed after update of name, brand, manufacturer, sku, manufacturer_sku, barcode on catalog_items for each row
  when ((old.name, old.brand, old.manufacturer, old.sku, old.manufacturer_sku, old.barcode)
    is distinct from (new.name, new.brand, new.manufacturer, new.sku, new.manufacturer_sku, new.barcode))
  execute function keep_catalog_item();

create function keep_counterparty() returns trigger language plpgsql as $$
begin
  perform keep_document(new.tenant_id, 'counterparty', new.id, tg_op = 'INSERT',
    concat_ws(' ', new.short_name, new.full_name), array[new.inn, new.ogrn, new.tax_id]);
  return null;
end $$;
create trigger counterparties_searched after insert on counterparties for each row execute function keep_counterparty();
create trigger counterparties_renamed after update of short_name, full_name, inn, ogrn, tax_id on counterparties for each row
  when ((old.short_name, old.full_name, old.inn, old.ogrn, old.tax_id) is distinct from (new.short_name, new.full_name, new.inn, new.ogrn, new.tax_id))
  execute function keep_counterparty();

create function keep_supplier_quote() returns trigger language plpgsql as $$
begin
  perform keep_document(new.tenant_id, 'supplier_quote', new.id, tg_op = 'INSERT', '', array[new.number, new.external_number], array[new.counterparty_id]);
  return null;
end $$;
create trigger supplier_quotes_searched after insert on supplier_quotes for each row execute function keep_supplier_quote();
create trigger supplier_quotes_renumbered after update of number, external_number, counterparty_id on supplier_quotes for each row
  when ((old.number, old.external_number, old.counterparty_id) is distinct from (new.number, new.external_number, new.counterparty_id))
  execute function keep_supplier_quote();
create trigger supplier_quotes_gone after delete on supplier_quotes for each row execute function drop_document();

create function keep_mailbox_thread() returns trigger language plpgsql as $$
begin
  perform keep_document(new.tenant_id, 'mailbox_thread', new.id, tg_op = 'INSERT', concat_ws(' ', new.subject, new.people), '{}');
  return null;
end $$;
create trigger mailbox_threads_searched after insert on mailbox_threads for each row execute function keep_mailbox_thread();
create trigger mailbox_threads_renamed after update of subject, people on mailbox_threads for each row
  when ((old.subject, old.people) is distinct from (new.subject, new.people))
  execute function keep_mailbox_thread();
create trigger mailbox_threads_gone after delete on mailbox_threads for each row execute function drop_document();

-- Records with lines are read whole with every change of theirs.

create function keep_requisitions(portal uuid, changed uuid[]) returns void language sql as $$
  select keep_document(portal, 'purchase_requisition', req.id, false, concat_ws(' ', req.title, lines.texts),
    array[req.number, req.budget_code] || coalesce(lines.codes, '{}'), array_remove(coalesce(asked.parties, '{}') || req.customer_id, null))
  from requisitions req
  left join lateral (
    select string_agg(concat_ws(' ', line.name, line.brand, line.manufacturer), ' ' order by line.position) as texts, array_agg(line.sku) as codes
    from requisition_lines line where line.tenant_id = portal and line.requisition_id = req.id) lines on true
  left join lateral (
    select array_agg(supplier.counterparty_id) as parties
    from requisition_suppliers supplier where supplier.tenant_id = portal and supplier.requisition_id = req.id) asked on true
  where req.tenant_id = portal and req.id = any(changed)
$$;

create function keep_rfqs(portal uuid, changed uuid[]) returns void language sql as $$
  select keep_document(portal, 'supplier_rfq', rfq.id, false, concat_ws(' ', rfq.title, lines.texts), array[rfq.number], coalesce(asked.parties, '{}'))
  from supplier_rfqs rfq
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts
    from supplier_rfq_items line where line.tenant_id = portal and line.rfq_id = rfq.id) lines on true
  left join lateral (
    select array_agg(supplier.counterparty_id) as parties
    from supplier_rfq_recipients supplier where supplier.tenant_id = portal and supplier.rfq_id = rfq.id) asked on true
  where rfq.tenant_id = portal and rfq.id = any(changed)
$$;

create function keep_invoices(portal uuid, changed uuid[]) returns void language sql as $$
  select keep_document(portal, 'invoice', inv.id, false, coalesce(lines.texts, ''), array[inv.number, inv.external_number], array[inv.counterparty_id])
  from invoices inv
  left join lateral (
    select string_agg(line.name, ' ' order by line.position) as texts
    from invoice_lines line where line.tenant_id = portal and line.invoice_id = inv.id) lines on true
  where inv.tenant_id = portal and inv.id = any(changed)
$$;

create function keep_requisition() returns trigger language plpgsql as $$
begin
  perform keep_requisitions(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger requisitions_searched after insert on requisitions for each row execute function keep_requisition();
create trigger requisitions_renamed after update of title, number, budget_code, customer_id on requisitions for each row
  when ((old.title, old.number, old.budget_code, old.customer_id) is distinct from (new.title, new.number, new.budget_code, new.customer_id))
  execute function keep_requisition();
create trigger requisitions_gone after delete on requisitions for each row execute function drop_document();

create function keep_rfq() returns trigger language plpgsql as $$
begin
  perform keep_rfqs(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger supplier_rfqs_searched after insert on supplier_rfqs for each row execute function keep_rfq();
create trigger supplier_rfqs_renamed after update of title, number on supplier_rfqs for each row
  when ((old.title, old.number) is distinct from (new.title, new.number))
  execute function keep_rfq();
create trigger supplier_rfqs_gone after delete on supplier_rfqs for each row execute function drop_document();

create function keep_invoice() returns trigger language plpgsql as $$
begin
  perform keep_invoices(new.tenant_id, array[new.id]);
  return null;
end $$;
create trigger invoices_searched after insert on invoices for each row execute function keep_invoice();
create trigger invoices_renumbered after update of number, external_number, counterparty_id on invoices for each row
  when ((old.number, old.external_number, old.counterparty_id) is distinct from (new.number, new.external_number, new.counterparty_id))
  execute function keep_invoice();

-- The parts of a record: `keeps` reads again the records whose parts were written, once for a statement.
create function keep_whole() returns trigger language plpgsql as $$
declare
  portal  uuid;
  changed uuid[];
begin
  for portal, changed in execute format('select tenant_id, array_agg(distinct %I) from written group by tenant_id', tg_argv[1]) loop
    execute format('select %I($1, $2)', tg_argv[0]) using portal, changed;
  end loop;
  return null;
end $$;

-- The same after a change of parts, where what they are found by did change: most changes are of quantities.
create function keep_whole_if_renamed() returns trigger language plpgsql as $$
declare
  portal  uuid;
  changed uuid[];
begin
  for portal, changed in execute format(
    'select tenant_id, array_agg(distinct written.%1$I) from written join before using (tenant_id, id)
     where (%2$s) is distinct from (%3$s) group by tenant_id',
    tg_argv[1], (select string_agg('written.' || name, ', ') from unnest(tg_argv[2:]) name), (select string_agg('before.' || name, ', ') from unnest(tg_argv[2:]) name)) loop
    execute format('select %I($1, $2)', tg_argv[0]) using portal, changed;
  end loop;
  return null;
end $$;

create procedure part_of(part regclass, keeps text, whole text, variadic found_by text[]) language plpgsql as $$
declare
  of_whole constant text := format('%L, %L', keeps, whole);
begin
  execute format('create trigger %s_searched after insert on %1$s referencing new table as written for each statement execute function keep_whole(%s)', part, of_whole);
  execute format('create trigger %s_gone after delete on %1$s referencing old table as written for each statement execute function keep_whole(%s)', part, of_whole);
  execute format('create trigger %s_renamed after update on %1$s referencing new table as written old table as before for each statement execute function keep_whole_if_renamed(%s, %s)',
    part, of_whole, (select string_agg(quote_literal(name), ', ') from unnest(found_by) name));
end $$;
call part_of('requisition_lines', 'keep_requisitions', 'requisition_id', 'name', 'sku', 'brand', 'manufacturer');
call part_of('requisition_suppliers', 'keep_requisitions', 'requisition_id', 'counterparty_id', 'supplier_id');
call part_of('supplier_rfq_items', 'keep_rfqs', 'rfq_id', 'name', 'catalog_item_id');
call part_of('supplier_rfq_recipients', 'keep_rfqs', 'rfq_id', 'counterparty_id', 'supplier_id');
call part_of('invoice_lines', 'keep_invoices', 'invoice_id', 'name', 'catalog_item_id');
drop procedure part_of;

-- Letter pairs gave way to words.
do $$
declare
  searched text;
begin
  foreach searched in array array['catalog_items', 'requisitions', 'supplier_rfqs', 'supplier_quotes', 'invoices', 'mailbox_threads'] loop
    execute format('drop view %s_searched', searched);
    execute format('drop index %s_by_pairs', searched);
    execute format('drop policy searched on %s', searched);
    execute format('revoke select on %s from prokura_directory', searched);
    execute format('alter table %s drop column searched', searched);
  end loop;
end $$;
drop procedure searchable;
drop function pairs_of;
-- What the directory still asks of two of them, and no more.
grant select (tenant_id, due_at) on supplier_rfqs to prokura_directory;
create policy directory on supplier_rfqs for select to prokura_directory using (true);
grant select (tenant_id, status, valid_until) on supplier_quotes to prokura_directory;
create policy directory on supplier_quotes for select to prokura_directory using (true);

-- What is there already. The owner may be an ordinary role, which forced row security would show none of it.
do $$
declare
  name text;
  tables constant text[] := array['search_documents', 'search_words', 'catalog_items', 'counterparties', 'supplier_quotes', 'mailbox_threads', 'requisitions',
    'requisition_lines', 'requisition_suppliers', 'supplier_rfqs', 'supplier_rfq_items', 'supplier_rfq_recipients', 'invoices', 'invoice_lines'];
begin
  foreach name in array tables loop execute format('alter table %I no force row level security', name); end loop;
  perform keep_document(tenant_id, 'catalog_item', id, true, concat_ws(' ', c.name, brand, manufacturer), array[sku, manufacturer_sku, barcode]) from catalog_items c;
  perform keep_document(tenant_id, 'counterparty', id, true, concat_ws(' ', short_name, full_name), array[inn, ogrn, tax_id]) from counterparties;
  perform keep_document(tenant_id, 'supplier_quote', id, true, '', array[number, external_number], array[counterparty_id]) from supplier_quotes;
  perform keep_document(tenant_id, 'mailbox_thread', id, true, concat_ws(' ', subject, people), '{}') from mailbox_threads;
  perform keep_requisitions(tenant_id, array_agg(id)) from requisitions group by tenant_id;
  perform keep_rfqs(tenant_id, array_agg(id)) from supplier_rfqs group by tenant_id;
  perform keep_invoices(tenant_id, array_agg(id)) from invoices group by tenant_id;
  foreach name in array tables loop execute format('alter table %I force row level security', name); end loop;
end $$;
