-- The same keys and words for less work. A record made alone is a transaction of its own, in which PL/pgSQL sets up each of its expressions
-- anew: few large ones cost less than many small ones. What a stored column is made by is PL/pgSQL all the same, for a function of SQL is
-- read and planned again for every statement that writes.

create or replace function code_key(code text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return regexp_replace(translate(lower(code collate public.people), 'ё×abcehkmoptxy', 'ехавсенкмортху'), '[^[:alnum:]]+', '', 'g');
end $$;

-- Patterns without groups: one with a group is matched twice, the second time slowly.
create or replace function name_key(name text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain constant text := btrim(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(name collate public.people), 'ё×*abcehkmoptxy', 'еххавсенкмортху'),
    '(?<=[0-9])[.,](?=[0-9])', '_', 'g'), '[0-9_]+', ' \& ', 'g'), '[^[:alnum:]_]+', ' ', 'g'));
begin
  return left(regexp_replace(plain, '(?<=[^0-9_ ])[^0-9_ ]+', '', 'g'), 60) || '|' || plain;
end $$;

create or replace function search_plain(texts text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(regexp_replace(translate(lower(texts collate people), 'ё×*', 'ехх') collate "C",
    '(?<=[0-9])[.,](?=[0-9])', 'ʹ', 'g') collate people, '[^[:alnum:]ʹ]+', ' ', 'g'));

-- Not called immutable, for `array_to_string` is not: a function that says more of itself than its parts is called each time, not merged into
-- the expression around it. Neither is one called strict of which a part is not.
create or replace function search_stems(plain text) returns text language sql stable strict parallel safe
  return search_fold(array_to_string(tsvector_to_array(to_tsvector('pg_catalog.russian', plain)), ' '));

-- All codes at once, with a character between them that no text of the API has.
create or replace function search_codes(given text[]) returns text[] language sql stable parallel safe
  return array_remove(string_to_array('#' || replace(regexp_replace(
    translate(lower(array_to_string(given, e'\x01') collate people), 'ё×abcehkmoptxy', 'ехавсенкмортху'),
    e'[^[:alnum:]\x01]+', '', 'g'), e'\x01', e'\x01#'), e'\x01'), '#');

create or replace function search_tokens(words text[], seed bigint) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  tokens bigint[] := '{}';
  word   text collate "C";
begin
  foreach word in array array_remove(words, '') loop tokens := tokens || hashtextextended(word, seed); end loop;
  return tokens;
end $$;

create or replace function keep_document(portal uuid, of_kind text, record uuid, is_new boolean, texts text, given_codes text[], parties uuid[] default '{}')
returns void language plpgsql as $$
declare
  seed     constant bigint := search_seed(portal, of_kind);
  plain    text collate "C" := search_plain(texts);
  folded   text collate "C" := search_fold(plain);
  begins   constant text collate "C" := folded;
  codes    constant text[] collate "C" := search_codes(given_codes);
  tokens   bigint[] := '{}';
  spelled  text[] collate "C";
  unfolded text[] collate "C";
  known    text[] collate "C";
  spelling text collate "C";
  stem     text collate "C";
begin
  if length(plain) > 1000 then
    plain := array_to_string(array(select distinct word collate "C" from unnest(string_to_array(plain, ' ')) word order by 1), ' ');
    folded := search_fold(plain);
  end if;
  -- The numbers inside of «М8х20» find it too.
  foreach spelling in array array_remove(string_to_array(search_stems(plain) || case when folded ~ '[0-9][^0-9ʹ ]|[^0-9ʹ ][0-9]'
    then regexp_replace(' ' || folded, '[^0-9ʹ]+', ' ', 'g') else '' end, ' ') || codes || parties::text[], '') loop
    tokens := tokens || hashtextextended(spelling, seed);
  end loop;
  if is_new then
    insert into search_documents (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(begins, 120), tokens);
  else
    insert into search_documents as held (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(begins, 120), tokens)
    on conflict (tenant_id, record_id) do update set head = excluded.head, words = excluded.words
    where (held.head, held.words) is distinct from (excluded.head, excluded.words);
  end if;
  spelled := string_to_array(folded, ' ') || codes;
  unfolded := string_to_array(plain, ' ') || codes;
  known := array(select there.word from search_words there where there.tenant_id = portal and there.kind = of_kind and there.word = any(spelled));
  if cardinality(spelled) > 100 then
    select coalesce(array_agg(given.spelled), '{}'), coalesce(array_agg(given.plain), '{}') into spelled, unfolded
    from unnest(spelled, unfolded) given(spelled, plain) left join unnest(known) old on old = given.spelled where old is null;
    known := '{}';
  end if;
  foreach spelling in array spelled loop
    continue when spelling = any(known) or length(spelling) > 100;
    stem := case when starts_with(spelling, '#') then spelling
      else coalesce(nullif(search_stems(unfolded[array_position(spelled, spelling)]), ''), spelling) end;
    insert into search_words (tenant_id, kind, word, stem, token) values (portal, of_kind, spelling, stem, hashtextextended(stem, seed));
    known := known || spelling;
  end loop;
end $$;

-- As a part of an expression it needs no query of its own, which `perform` would make.
create or replace function keep_catalog_item() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform keep_catalog_items(new.tenant_id, array[new.id]);
  elsif keep_document(new.tenant_id, 'catalog_item', new.id, true, concat_ws(' ', new.name, new.brand, new.manufacturer),
    array[new.sku, new.manufacturer_sku, new.barcode]) is null then
    return null;
  end if;
  return null;
end $$;

-- Each trigger keeps the plan of its own branch; a text put together anew was read and planned for every statement that wrote parts.
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
  end case;
  return null;
end $$;
