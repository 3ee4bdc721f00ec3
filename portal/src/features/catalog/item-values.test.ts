import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anItem } from '../../../test/an-item.ts';
import { changesOf, conflictOf, valuesOf } from './item-values.ts';
import { newItem, newItemBodyOf } from './new-item.ts';

const metal = { id: 'metal', label: 'Крепёж' };
const before = valuesOf(anItem(), null);

test('a form that is not touched changes nothing', () => {
  assert.deepEqual(changesOf(valuesOf(anItem(), null), before), {});
});

test('only what was typed is sent: an emptied text as nothing, days as a number, a plan as a price', () => {
  const changed = { ...before, sku: '', leadTimeDays: '21', plannedCost: '12.5', category: metal, packQty: null };
  assert.deepEqual(changesOf(changed, before), {
    ...{ sku: null, packQty: null, leadTimeDays: 21, plannedCost: { price: '12.5' }, categoryId: 'metal' },
  });
  const emptied = { ...before, leadTimeDays: null, plannedCost: null };
  assert.deepEqual(changesOf(emptied, before), { leadTimeDays: null, plannedCost: null });
});

test('a unit without its factor is not sent yet, the others go as a whole', () => {
  const pack = { uom: '778' as const, factorToBase: '100', supplierId: null };
  const changed = { ...before, uomConversions: [pack, { uom: '166' as const, factorToBase: null, supplierId: null }] };
  assert.deepEqual(changesOf(changed, before), { uomConversions: [pack] });
});

test('mine stands against theirs where both were changed, and what was changed there alone is named', () => {
  const mine = { ...before, name: 'Болт М8 оцинкованный', plannedCost: '13' };
  const theirs = { ...before, name: 'Болт М8×40', brand: 'Метиз', plannedCost: '13' };
  const { differences, others } = conflictOf(mine, before, theirs);
  assert.deepEqual(differences, [
    { label: 'Название', mine: 'Болт М8 оцинкованный', before: 'Болт М8', theirs: 'Болт М8×40' },
  ]);
  assert.deepEqual(others, ['Бренд']);
});

test('a conflict names categories as people call them', () => {
  const { differences } = conflictOf({ ...before, category: metal }, before, {
    ...before,
    category: { id: 'bolts', label: 'Болты' },
  });
  assert.deepEqual(
    differences.map(({ mine, theirs }) => [mine, theirs]),
    [['Крепёж', 'Болты']],
  );
});

test('a new item goes with its plan and what lies in a warehouse', () => {
  const bolt = { ...newItem, name: 'Болт М8', sku: 'Б-8', plannedCost: '12', warehouseId: 'w1', initialStock: '40' };
  const body = newItemBodyOf({ ...bolt, category: metal });
  assert.deepEqual(
    [body.plannedCost, body.initialStock, body.categoryId],
    [...[{ price: '12' }, [{ warehouseId: 'w1', quantity: '40' }], 'metal']],
  );
  assert.deepEqual([body.brand, body.barcode], [null, null]);
});

test('a service lies nowhere, nor does a quantity without a warehouse', () => {
  const stocked = { ...newItem, name: 'Доставка', warehouseId: 'w1', initialStock: '40' };
  assert.ok(!('initialStock' in newItemBodyOf({ ...stocked, type: 'service' })));
  assert.ok(!('initialStock' in newItemBodyOf({ ...stocked, warehouseId: null })));
});
