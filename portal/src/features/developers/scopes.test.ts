import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopeRows, toggleScope } from './scopes.ts';

const rows = scopeRows(['webhooks.read', 'catalog.read', 'catalog.write', 'catalog.delete', 'new_area.read']);

test('scopes stand in rows of areas, those nobody knows yet at the end', () => {
  assert.deepEqual(
    rows.map(({ area }) => area),
    ['catalog', 'webhooks', 'new_area'],
  );
  assert.equal(rows[1]?.scopes.write, undefined);
});

test('writing brings reading along, and reading taken away takes the rest', () => {
  const [catalog] = rows;
  assert.ok(catalog);
  const writes = toggleScope([], catalog, 'write');
  assert.deepEqual(writes.toSorted(), ['catalog.read', 'catalog.write']);
  assert.deepEqual(toggleScope(writes, catalog, 'read'), []);
});
