import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectors } from '../../src/connectors/connectors.ts';
import type { Json } from '../../src/surfaces/http/openapi/json.ts';
import { inRussian } from '../../src/surfaces/http/pages/title-in.ts';
import russian from '../../src/surfaces/http/pages/titles.ru.json' with { type: 'json' };
import { contract } from '../check-answer.ts';
import { app } from '../harness.ts';

/** Everything a page shows of a field: its title and its description, wherever a schema stands. */
function saidOfFields(node: unknown, of = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'example' || key === 'examples') return [];
    return saidOfFields(value, of === 'properties' ? 'field' : key);
  });
  if (of === 'properties' || Array.isArray(node)) return inside;
  const { title, description } = node as Json;
  return [title, of === 'field' && description].filter((one) => typeof one === 'string').concat(inside) as string[];
}

const parameters = [
  ...Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => (operation.parameters ?? []) as Json[]),
  ),
  ...(Object.values(contract.components.parameters ?? {}) as Json[]),
];

const said = () => [
  ...saidOfFields(contract.paths),
  ...saidOfFields(contract.webhooks),
  ...saidOfFields(contract.components.schemas),
  ...parameters.flatMap(({ description }) => (typeof description === 'string' ? [description] : [])),
];

const withoutRussian = (sentences: readonly string[]) => sentences.filter((one) => inRussian(one) === undefined);

test('every field and parameter of the contract has its words in Russian too: add them to titles.ru.json', () => {
  assert.ok(said().length > 1_000);
  assert.deepEqual([...new Set(withoutRussian(said()))], []);
});

test('a field without Russian words would be noticed', () => {
  const planted = { properties: { weight: { type: 'string', title: 'Weight of a soul' } } };
  assert.deepEqual(withoutRussian(saidOfFields(planted)), ['Weight of a soul']);
});

test('Russian words are Russian', () => {
  const latin = said().filter((one) => !/[а-яё]/i.test(inRussian(one) ?? '') && !/^\S+ [a-zA-Z]+$/.test(one));
  assert.deepEqual(
    [...new Set(latin)],
    ['Prokura API'].filter((one) => latin.includes(one)),
  );
});

test('who reads the reference in Russian reads of no field in English', async () => {
  const url = '/docs/operations/catalog.update-item';
  const { payload } = await app.inject(url);
  assert.match(payload, /Минимальный заказ/);
  for (const english of ['Smallest order', 'Planned cost']) assert.ok(!payload.includes(english), english);
  assert.match((await app.inject(`${url}?lang=en`)).payload, /Smallest order/);
});

test('no Russian words are kept that nobody says any more', () => {
  const forms = connectors.flatMap(({ manifest }) => saidOfFields(manifest.settings));
  const english = new Set([...said(), ...forms].flatMap((one) => [one, ...parts(one)]));
  assert.deepEqual(
    Object.keys(russian).filter((one) => !english.has(one)),
    [],
  );
});

/** A title and a description that stand in one sentence have their words apart. */
const parts = (sentence: string) => {
  const [title = '', ...more] = sentence.split('. ');
  return [title, more.join('. ')];
};
