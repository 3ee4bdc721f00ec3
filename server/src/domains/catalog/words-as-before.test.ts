import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readScms } from '../../../../scripts/demo/read-scms.ts';
import { owner } from '../../../test/harness.ts';
import type { Client } from '../../platform/postgres/create-pool.ts';

const migrations = join(import.meta.dirname, '../../../../db/migrations');

/** Functions as migrations before 0206 made them; each calls the others of its time. */
const made: Readonly<Record<string, string>> = {
  code_key: '0003_catalog.sql',
  name_key: '0003_catalog.sql',
  search_plain: '0090_search.sql',
  search_fold: '0090_search.sql',
  search_stems: '0090_search.sql',
  search_codes: '0090_search.sql',
  search_tokens: '0090_search.sql',
  keep_document: '0117_words_of_long_records.sql',
};

const formerly = (name: string) => {
  const text = readFileSync(join(migrations, made[name] as string), 'utf8');
  const found = new RegExp(
    `create (?:or replace )?function (${name}\\([\\s\\S]*?(?:language sql [\\s\\S]*?;\\n|\\nend \\$\\$;))`,
  );
  const called = new RegExp(`\\b(${Object.keys(made).join('|')})\\(`, 'g');
  const [, definition = ''] = found.exec(text) ?? [];
  return `create function ${definition.replace(called, 'former.$1(')}`;
};

const written = [
  'Болт М8х20 оцинкованный, ГОСТ 7798-70',
  'Болт M8×2,5 (латиница)',
  'Щётка чёрная Ё-образная ёж',
  'Кабель ВВГнг(А)-LS 3×2,5',
  'Труба 1.2.3 и 1,2,3 и 1,.2 и 4.5,6.7',
  'Масло 500мл 0,5л 5w40 10*20*30',
  'Aurobindo Unit III, India; HIV 1/2, kit 20 Tests № 17',
  'ΟΔΟΣ Straße İstanbul ﬁn',
  '  пробелы   и\tзнаки — «кавычки» № 5_6 __ 7_',
  'x',
  '7',
  '---',
  '',
];

const texts = [
  ...new Set([
    ...readScms().flatMap((row) => [row['Item Description'], row.Brand, row['Manufacturing Site']]),
    ...written,
  ]),
] as string[];

let client: Client;

before(async () => {
  client = await owner.connect();
  await client.query('begin; create schema former');
  for (const name of Object.keys(made)) await client.query(formerly(name));
});

after(async () => {
  await client.query('rollback');
  client.release();
});

for (const key of ['name_key', 'code_key', 'search_plain', 'search_stems'])
  test(`${key} of every name is what it was`, async () => {
    const { rows } = await client.query(
      `select text from unnest($1::text[]) text where ${key}(text) is distinct from former.${key}(text)`,
      [texts],
    );
    assert.deepEqual(rows, []);
  });

test('codes are what they were, with empty ones and none among them', async () => {
  const codes = [...texts, ...written.map((text) => `#${text}`)];
  const { rows } = await client.query(
    `select given from unnest($1::text[]) text
     cross join lateral (values (array[text, null, '']), (array['', text, text]), (array[null, null, text]), ('{}'::text[])) asked(given)
     where search_codes(given) is distinct from former.search_codes(given)`,
    [codes],
  );
  assert.deepEqual(rows, []);
});

/** What a portal is searched by that has a record for each text, as one of the two makes it. */
async function kept(schema: 'public' | 'former', given: readonly string[], isNew: boolean) {
  await client.query('savepoint before');
  const portal = '01980000-0000-7000-8000-0000000000bb';
  await client.query(
    `select count(${schema}.keep_document($1, 'catalog_item', named.id, $3, text, array[left(text, 20), null, text], array[$1::uuid]))
     from unnest($2::text[]) with ordinality given(text, n)
     cross join lateral (select ('01980000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid as id) named`,
    [portal, given, isNew],
  );
  const [documents, words] = await Promise.all([
    client.query('select record_id, kind, head, words from search_documents where tenant_id = $1 order by record_id', [
      portal,
    ]),
    client.query('select kind, word, stem, token from search_words where tenant_id = $1 order by word, stem', [portal]),
  ]);
  await client.query('rollback to before');
  return { documents: documents.rows, words: words.rows };
}

test('a record is found by the words it was found by, however long its text is', async () => {
  const long = [
    texts.slice(0, 40).join(' '),
    texts.slice(0, 400).join(', '),
    `${written.join(' ')} ${'слово '.repeat(300)}`,
  ];
  for (const isNew of [true, false]) {
    const now = await kept('public', [...texts, ...long], isNew);
    assert.deepEqual(now, await kept('former', [...texts, ...long], isNew));
    assert.ok(now.words.length > 500);
  }
});
