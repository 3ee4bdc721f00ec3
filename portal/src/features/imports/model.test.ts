import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cellText,
  columnIndex,
  isSameMapping,
  mapped,
  missingTargets,
  remarksByColumn,
  stepOf,
  takenBack,
} from './model.ts';

const column = (letters: string, target: string | null) => ({ column: letters, heading: letters, target, samples: [] });
const error = (cell: string | null, field: string | null) => ({
  cell,
  field,
  value: null,
  code: 'type',
  message: 'нет',
});

test('a step is the one the address names, as far as the server has come', () => {
  const fault = { code: 'column_missing', field: 'name', message: 'нет столбца' };
  const doubt = { code: 'encoding_unsure', field: 'encoding', message: 'в кодировке', choices: [] };
  assert.equal(stepOf({ status: 'preview_ready', faults: [], warnings: [] }, { kind: 'catalog' }), 'rows');
  assert.equal(stepOf({ status: 'preview_ready', faults: [fault], warnings: [] }, { kind: 'catalog' }), 'mapping');
  assert.equal(stepOf({ status: 'preview_ready', faults: [], warnings: [doubt] }, { kind: 'catalog' }), 'mapping');
  assert.equal(
    stepOf({ status: 'preview_ready', faults: [], warnings: [] }, { kind: 'catalog', step: 'apply' }),
    'apply',
  );
  assert.equal(stepOf({ status: 'applied', faults: [], warnings: [] }, { kind: 'catalog', step: 'mapping' }), 'apply');
  assert.equal(stepOf({ status: 'failed', faults: [], warnings: [] }, { kind: 'catalog', step: 'rows' }), 'mapping');
});

test('a target chosen for another column leaves the one before', () => {
  assert.deepEqual(mapped({ A: 'sku', B: 'name' }, 'C', 'name'), { A: 'sku', C: 'name' });
  assert.deepEqual(mapped({ A: 'sku' }, 'A', null), {});
  assert.ok(isSameMapping({ A: 'sku', B: 'name' }, { B: 'name', A: 'sku' }));
  assert.ok(!isSameMapping({ A: 'sku' }, { A: 'sku', B: 'name' }));
});

test('required targets without a column are named', () => {
  const target = (field: string, required: boolean) => ({
    field,
    title: field,
    required,
    custom: false,
    entityType: null,
  });
  const left = missingTargets([target('name', true), target('unit', true), target('sku', false)], { A: 'name' });
  assert.deepEqual(
    left.map(({ field }) => field),
    ['unit'],
  );
});

test('remarks stand at their cells, at the column of their field, or at the row', () => {
  const columns = [column('A', 'sku'), column('B', 'name')];
  const found = remarksByColumn([error('AB12', 'price'), error(null, 'name'), error(null, null)], columns);
  assert.deepEqual([...found.keys()], ['AB', 'B', '']);
});

test('cells are found by letters', () => {
  assert.deepEqual([columnIndex('A'), columnIndex('Z'), columnIndex('AA')], [0, 25, 26]);
  assert.equal(cellText({ raw: ['x', 0, null] }, 'B'), '0');
  assert.equal(cellText({ raw: ['x'] }, 'D'), '');
});

test('a row taken back changes what it matches, or makes a record', () => {
  const match = { entityId: 'i', reason: 'sku', displayName: 'Болт' };
  assert.deepEqual(takenBack({ rowId: 2, matches: [match] }), { rowId: 2, action: 'update', entityId: 'i' });
  assert.deepEqual(takenBack({ rowId: 2, matches: [] }), { rowId: 2, action: 'create' });
});
