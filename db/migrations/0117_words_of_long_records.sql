-- A record of many lines repeats its words: each of them is read once, and whoever has thousands does not compare each with all.
create or replace function keep_document(portal uuid, of_kind text, record uuid, is_new boolean, texts text, given_codes text[], parties uuid[] default '{}')
returns void language plpgsql as $$
declare
  seed     constant bigint := search_seed(portal, of_kind);
  plain    text collate "C" := search_plain(texts);
  folded   text collate "C" := search_fold(plain);
  begins   constant text collate "C" := left(folded, 120);
  codes    constant text[] collate "C" := search_codes(given_codes);
  sought   text collate "C";
  tokens   bigint[];
  spelled  text[] collate "C";
  unfolded text[] collate "C";
  known    text[] collate "C";
  stem     text collate "C";
begin
  if length(plain) > 1000 then
    plain := array_to_string(array(select distinct word collate "C" from unnest(string_to_array(plain, ' ')) word order by 1), ' ');
    folded := search_fold(plain);
  end if;
  sought := search_stems(plain);
  -- The numbers inside of «М8х20» find it too.
  if folded ~ '[0-9][^0-9ʹ ]|[^0-9ʹ ][0-9]' then sought := sought || regexp_replace(' ' || folded, '[^0-9ʹ]+', ' ', 'g'); end if;
  tokens := search_tokens(string_to_array(sought, ' ') || codes, seed);
  if cardinality(parties) > 0 then tokens := tokens || search_tokens(parties::text[], seed); end if;
  if is_new then
    insert into search_documents (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, begins, tokens);
  else
    insert into search_documents as held (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, begins, tokens)
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
  for at in 1 .. cardinality(spelled) loop
    continue when spelled[at] = any(known) or length(spelled[at]) > 100;
    stem := case when starts_with(spelled[at], '#') then spelled[at] else coalesce(nullif(search_stems(unfolded[at]), ''), spelled[at]) end;
    insert into search_words (tenant_id, kind, word, stem, token) values (portal, of_kind, spelled[at], stem, hashtextextended(stem, seed));
    known := known || spelled[at];
  end loop;
end $$;
