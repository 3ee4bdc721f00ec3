import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bodyOf, draftOf, pathsOf, withOperation } from './mapping-model.ts';
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
