import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../../src/surfaces/http/openapi/json.ts';
import { russianParts, saidOf } from '../../src/surfaces/http/pages/description-in.ts';
import russian from '../../src/surfaces/http/pages/descriptions.ru.json' with { type: 'json' };
import { contract } from '../check-answer.ts';
import { app } from '../harness.ts';

const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Json[]);

const said = () => [...new Set(operations.flatMap((operation) => saidOf(operation) ?? []))];

const withoutRussian = (sentences: readonly string[]) => sentences.filter((one) => russianParts(one) === undefined);

test('every operation and section has its name in Russian too', () => {
  const unnamed = operations.filter((operation) => !/[а-яё]/i.test(String(operation['x-summary-ru'])));
  assert.deepEqual(
    unnamed.map(({ operationId }) => operationId),
    [],
  );
  for (const tag of contract.tags as unknown as Json[])
    assert.match([tag['x-name-ru'], tag['x-description-ru']].join(' '), /^[А-ЯЁ].* .*[а-яё]\.$/, String(tag.name));
});

test('what is said of every operation is said in Russian too: add it to descriptions.ru.json', () => {
  assert.ok(said().length > 150);
  assert.deepEqual(withoutRussian(said()), []);
});

test('an operation without Russian words would be noticed', () => {
  const planted = saidOf({
    description: 'Weighs a soul. It weighs 21 grams.\n\nPeople need the permission `souls.weigh`.',
  });
  assert.deepEqual(withoutRussian([planted as string]), ['Weighs a soul. It weighs 21 grams.']);
});

test('no Russian words are left of what no operation says any more: remove them from descriptions.ru.json', () => {
  const used = new Set(said().flatMap((one) => russianParts(one) ?? []));
  assert.deepEqual(
    Object.keys(russian).filter((one) => !used.has(one)),
    [],
  );
});

test('a translation is Russian, and names the same fields', () => {
  const names = (sentence: string) => (sentence.match(/`[^`]+`/g) ?? []).sort();
  for (const [english, translated] of Object.entries(russian)) {
    assert.match(translated, /[а-яё]/i, english);
    assert.deepEqual(names(translated), names(english), english);
  }
});

test('who reads the reference in Russian reads of no operation in English', async () => {
  const { payload } = await app.inject('/docs/operations/warehouses.create-warehouse');
  assert.match(payload, /Обязательно только название/);
  assert.doesNotMatch(payload, /Only the name is required/);
});
