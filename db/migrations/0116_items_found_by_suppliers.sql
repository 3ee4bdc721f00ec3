-- An item is found by the names of those who supply it, as a document is by its parties, and by what they call it.
create index supplier_skus_of_item on supplier_skus (tenant_id, catalog_item_id);

create function keep_catalog_items(portal uuid, changed uuid[]) returns void language sql as $$
  select keep_document(portal, 'catalog_item', item.id, false, concat_ws(' ', item.name, item.brand, item.manufacturer),
    array[item.sku, item.manufacturer_sku, item.barcode] || coalesce(known.codes, '{}'), coalesce(sold.parties, '{}'))
  from catalog_items item
  left join lateral (
    select array_agg(distinct article.supplier_sku) as codes
    from supplier_skus article where article.tenant_id = portal and article.catalog_item_id = item.id) known on true
  left join lateral (
    select array_agg(supplier.counterparty_id order by supplier.counterparty_id) as parties
    from supplier_items link join suppliers supplier on supplier.tenant_id = portal and supplier.id = link.supplier_id
    where link.tenant_id = portal and link.catalog_item_id = item.id) sold on true
  where item.tenant_id = portal and item.id = any(changed)
$$;

-- A new item has no suppliers yet.
create or replace function keep_catalog_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_document(new.tenant_id, 'catalog_item', new.id, true,
      concat_ws(' ', new.name, new.brand, new.manufacturer), array[new.sku, new.manufacturer_sku, new.barcode]);
  else
    perform keep_catalog_items(new.tenant_id, array[new.id]);
  end if;
  return null;
end $$;

-- Prices of links change all the time, and change nothing here: only a link that comes, goes, or moves with a merge is read.
create function keep_moved_item() returns trigger language plpgsql as $$
begin
  perform keep_catalog_items(new.tenant_id, array[old.catalog_item_id, new.catalog_item_id]);
  return null;
end $$;

-- A price list links thousands of items at once: what each is found by gains a word, and its text is not read again.
create function add_word(portal uuid, record uuid, token bigint) returns void language sql as $$
  update search_documents set words = words || token where tenant_id = portal and record_id = record and not words @> array[token]
$$;

create function add_suppliers() returns trigger language plpgsql as $$
declare
  link record;
begin
  for link in select written.tenant_id, written.catalog_item_id,
      hashtextextended(supplier.counterparty_id::text, search_seed(written.tenant_id, 'catalog_item')) as token
    from written join suppliers supplier on supplier.tenant_id = written.tenant_id and supplier.id = written.supplier_id loop
    perform add_word(link.tenant_id, link.catalog_item_id, link.token);
  end loop;
  return null;
end $$;

create function add_supplier_skus() returns trigger language plpgsql as $$
declare
  article record;
begin
  for article in select written.tenant_id, written.catalog_item_id, code,
      hashtextextended(code, search_seed(written.tenant_id, 'catalog_item')) as token
    from written cross join lateral unnest(search_codes(array[written.supplier_sku])) code loop
    perform add_word(article.tenant_id, article.catalog_item_id, article.token);
    insert into search_words (tenant_id, kind, word, stem, token)
    select article.tenant_id, 'catalog_item', article.code, article.code, article.token
    where not exists (
      select from search_words known where known.tenant_id = article.tenant_id and known.kind = 'catalog_item' and known.word = article.code);
  end loop;
  return null;
end $$;

create trigger supplier_items_searched after insert on supplier_items referencing new table as written for each statement execute function add_suppliers();
create trigger supplier_skus_searched after insert on supplier_skus referencing new table as written for each statement execute function add_supplier_skus();
do $$
declare
  part text;
begin
  foreach part in array array['supplier_items', 'supplier_skus'] loop
    execute format('create trigger %s_gone after delete on %1$s referencing old table as written for each statement
      execute function keep_whole(''keep_catalog_items'', ''catalog_item_id'')', part);
    execute format('create trigger %s_moved after update of catalog_item_id on %1$s for each row
      when (old.catalog_item_id is distinct from new.catalog_item_id) execute function keep_moved_item()', part);
  end loop;
end $$;

-- What is there already. The owner may be an ordinary role, which forced row security would show none of it.
do $$
declare
  name text;
  tables constant text[] := array['search_documents', 'search_words', 'catalog_items', 'supplier_items', 'supplier_skus', 'suppliers'];
begin
  foreach name in array tables loop execute format('alter table %I no force row level security', name); end loop;
  perform keep_catalog_items(tenant_id, array_agg(distinct catalog_item_id))
    from (select tenant_id, catalog_item_id from supplier_items union select tenant_id, catalog_item_id from supplier_skus) linked group by tenant_id;
  foreach name in array tables loop execute format('alter table %I force row level security', name); end loop;
end $$;
