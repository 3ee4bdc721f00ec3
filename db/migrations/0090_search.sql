-- Search: what a record is found by, in one table for all kinds of records, and the words that a portal's records are made of.

-- What a text is read as: lower case, Ё as Е, a decimal as one number, everything else that is no letter or digit a space.
create function search_plain(texts text) returns text language plpgsql immutable strict parallel safe as $$
declare
  plain text := translate(lower(texts collate people), 'ё×*', 'ехх') collate "C";
begin
  if plain ~ '[0-9][.,][0-9]' then plain := regexp_replace(plain, '([0-9])[.,](?=[0-9])', '\1ʹ', 'g'); end if;
  return btrim(regexp_replace(plain collate people, '[^[:alnum:]ʹ]+', ' ', 'g'));
end $$;

-- Latin letters that look Cyrillic read as Cyrillic, as in `code_key`: nobody sees in which alphabet «М8» was typed.
create function search_fold(plain text) returns text language sql immutable strict parallel safe
  return translate(plain, 'abcehkmoptxy', 'авсенкмортху');

-- The stems of the words of a text: Russian and English ones, each by its own alphabet. Words that say nothing («для», "the") have none.
create function search_stems(plain text) returns text language sql immutable strict parallel safe
  return search_fold(array_to_string(tsvector_to_array(to_tsvector('pg_catalog.russian', plain)), ' '));

-- A word is kept as a number of the portal, of the kind of record and of the word: one index holds all portals, and none reads another's lists.
create function search_seed(portal uuid, kind text) returns bigint language sql immutable strict parallel safe
  return hashtextextended(portal::text || kind, 0);

-- Functions that are called for every write take their steps one by one: a query within costs more than all of them.
create function search_tokens(words text[], seed bigint) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  tokens bigint[] := '{}';
  word   text collate "C";
begin
  foreach word in array words loop
    if word <> '' then tokens := tokens || hashtextextended(word, seed); end if;
  end loop;
  return tokens;
end $$;

-- Articles, numbers and barcodes as they are kept and sought: letters and digits alone, marked so that none is taken for a word.
create function search_codes(given text[]) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  codes text[] := '{}';
  code  text;
begin
  foreach code in array given loop
    if code <> '' then codes := codes || ('#' || code_key(code)); end if;
  end loop;
  return array_remove(codes, '#');
end $$;

-- The letter pairs of a fragment: a word that contains it has all of them.
create function search_pairs(fragment text, seed bigint) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  pairs bigint[] := '{}';
begin
  for at in 1 .. length(fragment) - 1 loop pairs := pairs || hashtextextended(substr(fragment, at, 2), seed); end loop;
  return pairs;
end $$;

-- A word and what is left of it without one of its letters: two words a slip apart have one of these in common. Codes and short words have none.
create function search_slips(word text, seed bigint) returns bigint[] language plpgsql immutable strict parallel safe as $$
declare
  slips bigint[] := '{}';
begin
  if length(word) not between 4 and 40 or word collate "C" ~ '[0-9#]' then return slips; end if;
  slips := slips || hashtextextended('-' || word, seed);
  for at in 1 .. length(word) loop slips := slips || hashtextextended('-' || overlay(word placing '' from at for 1), seed); end loop;
  return slips;
end $$;

create table search_documents (
  tenant_id uuid not null default tenant_id(),
  record_id uuid not null,
  kind      text not null,
  -- How its text begins, by which what is found is put in order.
  head      text collate "C" not null,
  words     bigint[] not null,
  primary key (tenant_id, record_id)
);
-- A search looks through what waits to be put into the index: little may wait.
create index search_documents_by_words on search_documents using gin (words) with (gin_pending_list_limit = 256);
call fence('search_documents', 'select, insert, update, delete', 'select, insert, update, delete');

-- The words of a portal's records, by kind. Fragments and misspelt words are sought here, where words are few, and records by whole words.
-- Not unique: two that bring the same new word at once would wait for each other. Words that no record has any more do no harm.
create table search_words (
  tenant_id uuid not null default tenant_id(),
  kind      text not null,
  word      text collate "C" not null,
  id        bigint generated always as identity,
  stem      text collate "C" not null,
  token     bigint not null,
  primary key (tenant_id, kind, word, id)
);
create index search_words_by_pieces on search_words
  using gin ((search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind)))) with (gin_pending_list_limit = 256);
call fence('search_words', 'select, insert', 'select, insert');

-- Under row security an index is used for leakproof comparisons alone, and those of arrays are not: inside these views the own condition
-- keeps the portal, and their owner is let past the policy. That condition is written so that no index answers it: the numbers of the
-- words are the portal's own, and an index that leads to all of a portal only looks cheaper while there are no statistics of it.
grant select on search_documents, search_words to prokura_directory;
create policy searched on search_documents for select to prokura_directory using (true);
create policy searched on search_words for select to prokura_directory using (true);
create view documents_searched as
  select tenant_id() as tenant_id, record_id, head, words, ctid as place from search_documents where (tenant_id = tenant_id()) is true;
create view words_searched as
  select tenant_id() as tenant_id, kind, word, stem, token, search_pairs(word, search_seed(tenant_id, kind)) || search_slips(stem, search_seed(tenant_id, kind)) as pieces
  from search_words where (tenant_id = tenant_id()) is true;
alter view documents_searched owner to prokura_directory;
alter view words_searched owner to prokura_directory;
grant select on documents_searched, words_searched to prokura_service, prokura_worker;

-- Keeps what a record is found by: its texts, its codes, and the parties whose names and numbers find it too. A party is kept by its
-- identifier and sought by its own words, so that a new name of a supplier needs no change here.
create function keep_document(portal uuid, of_kind text, record uuid, is_new boolean, texts text, given_codes text[], parties uuid[] default '{}')
returns void language plpgsql as $$
declare
  seed     constant bigint := search_seed(portal, of_kind);
  plain    constant text collate "C" := search_plain(texts);
  folded   constant text collate "C" := search_fold(plain);
  codes    constant text[] collate "C" := search_codes(given_codes);
  spelled  constant text[] collate "C" := string_to_array(folded, ' ') || codes;
  sought   text collate "C" := search_stems(plain);
  tokens   bigint[];
  known    text[] collate "C";
  stem     text collate "C";
  unfolded text[] collate "C";
begin
  -- The numbers inside of «М8х20» find it too.
  if folded ~ '[0-9][^0-9ʹ ]|[^0-9ʹ ][0-9]' then sought := sought || regexp_replace(' ' || folded, '[^0-9ʹ]+', ' ', 'g'); end if;
  tokens := search_tokens(string_to_array(sought, ' ') || codes, seed);
  if cardinality(parties) > 0 then tokens := tokens || search_tokens(parties::text[], seed); end if;
  if is_new then
    insert into search_documents (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(folded, 120), tokens);
  else
    insert into search_documents as held (tenant_id, record_id, kind, head, words) values (portal, record, of_kind, left(folded, 120), tokens)
    on conflict (tenant_id, record_id) do update set head = excluded.head, words = excluded.words
    where (held.head, held.words) is distinct from (excluded.head, excluded.words);
  end if;
  known := array(select there.word from search_words there where there.tenant_id = portal and there.kind = of_kind and there.word = any(spelled));
  unfolded := string_to_array(plain, ' ') || codes;
  for at in 1 .. cardinality(spelled) loop
    continue when spelled[at] = any(known) or length(spelled[at]) > 100;
    stem := case when starts_with(spelled[at], '#') then spelled[at] else coalesce(nullif(search_stems(unfolded[at]), ''), spelled[at]) end;
    insert into search_words (tenant_id, kind, word, stem, token) values (portal, of_kind, spelled[at], stem, hashtextextended(stem, seed));
    known := known || spelled[at];
  end loop;
end $$;

create function drop_document() returns trigger language plpgsql as $$
begin
  delete from search_documents where tenant_id = old.tenant_id and record_id = old.id;
  return null;
end $$;

-- What somebody typed, a row for each word. `piece` counts what stood between spaces: «SKU-104» is one, found by its code as well as by its
-- words. `parts` are those of «500мл», which may stand apart where it is sought.
create function search_asked(portal uuid, kind text, asked text)
returns table (piece int, word text, stem text, token bigint, parts bigint[], code text, code_token bigint, whole_token bigint)
language sql stable parallel safe as $$
  select given.piece::int, spelled.word, coalesce(nullif(search_stems(spelled.plain), ''), spelled.word),
    hashtextextended(nullif(search_stems(spelled.plain), ''), search_seed(portal, kind)),
    case when spelled.plain ~ '[0-9][^0-9ʹ]|[^0-9ʹ][0-9]'
      then search_tokens(string_to_array(search_stems(regexp_replace(spelled.plain, '([0-9ʹ]+)', ' \1 ', 'g')), ' '), search_seed(portal, kind)) end,
    code_key(given.part), hashtextextended('#' || code_key(given.part), search_seed(portal, kind)),
    hashtextextended('#' || code_key(asked), search_seed(portal, kind))
  from unnest(string_to_array(regexp_replace(asked, '\s+', ' ', 'g'), ' ')) with ordinality given(part, piece)
  cross join lateral unnest(string_to_array(search_plain(given.part), ' '), string_to_array(search_fold(search_plain(given.part)), ' ')) spelled(plain, word)
  where spelled.word <> ''
$$;
