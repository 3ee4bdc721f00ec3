import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, draftOf, emptyRow, filledTwice, pathsOf, withOperation } from './mapping-model.ts';
import type { Mapping } from './queries.ts';

const mapping = {
  id: '1',
  name: 'Номенклатура',
  event: 'catalog.item.upserted',
  operation: 'catalog_item.upsert',
  active: true,
  source: { name: '$.name', sku: { path: '$.article', as: 'upper' } },
  defaults: { type: 'product', sku: 'X' },
  requiredFields: ['name'],
  idempotencyPath: '$.eventId',
  externalSource: 'erp',
  externalIdPath: '$.id',
  versionPath: null,
  matchBy: null,
  allowBankDetails: false,
} as unknown as Mapping;

test('a mapping that is opened and saved stays as it was', () => {
  const { source, defaults, requiredFields, idempotencyPath, versionPath, matchBy } = bodyOf(draftOf(mapping));
  assert.deepEqual(
    { source, defaults, requiredFields, idempotencyPath, versionPath, matchBy },
    {
      source: mapping.source,
      defaults: mapping.defaults,
      requiredFields: ['name'],
      idempotencyPath: '$.eventId',
      versionPath: null,
      matchBy: null,
    },
  );
});

test('a row without a field is not sent', () => {
  const draft = draftOf(undefined);
  assert.deepEqual(bodyOf({ ...draft, rows: [{ ...draft.rows[0], target: ' ' } as never] }).source, {});
});

test('paths of an example are offered, odd names in quotes', () => {
  assert.deepEqual(pathsOf({ id: 1, maker: { "brand's": 'x' }, lines: [{ имя: 'a' }, { имя: 'b' }] }), [
    '$.id',
    "$.maker['brand\\'s']",
    '$.lines[*].имя',
    '$.lines[0].имя',
  ]);
});

test('a new mapping begins with a field of what it does, and what was written by hand stays', () => {
  const fresh = draftOf(undefined);
  const first = (next: string) => withOperation(fresh, next).rows?.map(({ target, path }) => [target, path]);
  assert.deepEqual(first('invoice.upsert'), [['number', '$.number']]);
  assert.deepEqual(first('counterparty.upsert'), [['name', '$.name']]);
  assert.deepEqual(first('event.record'), []);
  const written = { ...fresh, rows: [...fresh.rows, { ...fresh.rows[0], target: 'sku', path: '$.article' }] } as never;
  assert.equal(withOperation(written, 'invoice.upsert').rows?.length, 2);
});

test('spaces around a field or a path are no part of it', () => {
  const rows = [{ ...emptyRow, target: ' name ', path: ' $.name ', required: true }];
  const { source, requiredFields } = bodyOf({ ...draftOf(undefined), rows });
  assert.deepEqual([source, requiredFields], [{ name: '$.name' }, ['name']]);
});

test('a field that two rows fill is told before one of them is lost', () => {
  const row = (target: string) => ({ ...emptyRow, target });
  assert.deepEqual([...filledTwice([row('name'), row('sku'), row(' name ')])], ['name']);
  assert.deepEqual([...filledTwice([row(''), row('')])], [], 'rows that name nothing yet');
});

test('a value that stands for a missing one is yes or no where it says so, and a text otherwise', () => {
  const rows = ['true', 'false', '0', ''].map((usual, at) => ({ ...emptyRow, target: `f${at}`, usual }));
  assert.deepEqual(bodyOf({ ...draftOf(undefined), rows }).defaults, { f0: true, f1: false, f2: '0' });
});

test('another thing to do takes back how a record was known', () => {
  assert.equal(withOperation({ ...draftOf(mapping), matchBy: 'sku' }, 'counterparty.upsert').matchBy, '');
});

test('a payload that is no object has no paths, and one that is deep is looked into so far', () => {
  assert.deepEqual([pathsOf(7), pathsOf(null), pathsOf([])], [[], [], []]);
  assert.deepEqual(pathsOf({ a: { b: { c: 1 } } }, '$', 2), []);
});
