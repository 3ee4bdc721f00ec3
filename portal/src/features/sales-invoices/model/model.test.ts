import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf, invoiceValuesOf, newInvoiceBodyOf, newInvoiceValues } from './invoice-values.ts';
import { marginOfRows } from './margin-of-rows.ts';
import { paidPercent } from './paid-percent.ts';
import { emptyRow, faultsByRow, rowBodyOf, rowValuesOf } from './row-values.ts';
import { withPasted } from './with-pasted.ts';

const cement = {
  ...{ id: 'r1', catalogItemId: 'i1', sku: 'C-500', name: 'Цемент', quantity: '8', uom: '796', unitPrice: '155.61' },
  ...{ discountPercent: '0.00', vatRate: '22', unitCost: '98.77', groupKey: 'g', groupLabel: 'Материалы' },
} as const;

test('a saved row is sent back whole, so that nothing it holds is emptied', () => {
  const { id, catalogItemId, groupKey, groupLabel, unitCost, discountPercent, ...rest } = rowBodyOf(
    rowValuesOf(cement as never),
    'included',
  );
  assert.deepEqual([id, catalogItemId, groupKey, groupLabel], ['r1', 'i1', 'g', 'Материалы']);
  assert.deepEqual([unitCost, discountPercent, 'key' in rest], ['98.77', '0', false]);
});

test('a new row names no id, and of a document without VAT no rate', () => {
  const body = rowBodyOf({ ...emptyRow('22'), name: ' Песок ', quantity: '1', unitPrice: '5' }, 'none');
  assert.deepEqual([body.name, body.vatRate, 'id' in body, 'unitCost' in body], ['Песок', 'none', false, false]);
});

test('what is refused of a row stands at the row that was sent in its place', () => {
  const errors = { 'rows.1.discountPercent': 'не больше 100', 'rows.0': 'указан дважды', customer: 'нет такого' };
  const faults = faultsByRow(errors, ['a', 'b']);
  assert.deepEqual(
    [...faults],
    [
      ['b', { discountPercent: 'не больше 100' }],
      ['a', { name: 'указан дважды' }],
    ],
  );
});

test('rows copied from Excel stand where they were pasted: in place of an empty row, after a written one', () => {
  const [empty, written] = [emptyRow('10'), { ...emptyRow('10'), name: 'Доставка' }];
  const text = 'Цемент М500\t1 250,5\tкг\t12,40\nПесок\t3\tм3\n';
  const into = withPasted([written, empty], 1, text, '10');
  assert.deepEqual(
    into.rows.map(({ name, quantity, uom, unitPrice, vatRate }) => [name, quantity, uom, unitPrice, vatRate]),
    [
      ['Доставка', null, '796', null, '10'],
      ['Цемент М500', '1250.5', '166', '12.4', '10'],
      ['Песок', '3', '113', null, '10'],
    ],
  );
  assert.equal(into.count, 2);
  assert.deepEqual(
    withPasted([written, empty], 0, 'Песок\t3', '10').rows.map(({ name }) => name),
    ['Доставка', 'Песок', ''],
  );
});

test('margin is of the rows whose cost is known, without VAT, and says how much of the sales that is', () => {
  const row = (quantity: string, unitPrice: string, unitCost: string | null) => ({
    ...{ quantity, unitPrice, unitCost, discountPercent: null, vatRate: '22' as const },
  });
  assert.deepEqual(marginOfRows([row('1', '122', '60'), row('1', '366', null)], 'included', 'RUB'), {
    ...{ cost: '60.00', profit: '40.00', percent: '40.00', coverage: '0.25' },
  });
  assert.deepEqual(marginOfRows([row('1', '122', null)], 'included', 'RUB'), {
    ...{ cost: null, profit: null, percent: null, coverage: '0' },
  });
  assert.equal(marginOfRows([row('1', '0', '5')], 'included', 'RUB').percent, null, 'nothing is sold');
  assert.equal(marginOfRows([], 'included', 'RUB').coverage, null);
});

test('an invoice is paid in full no sooner than it is', () => {
  assert.deepEqual(
    [paidPercent('999.99', '1000'), paidPercent('1000', '1000'), paidPercent('5', '0'), paidPercent('0', '0')],
    [99, 100, 100, 0],
  );
});

const saved = {
  ...{ title: 'Цемент', customerId: 'yard', customer: { name: 'Двор', inn: null }, sellerProfileId: 's1' },
  ...{ contractId: null, contract: null, procurementId: null, dueDate: '2026-12-01', currency: 'RUB', fxRate: null },
  ...{ vatMode: 'included', ownerId: 'anna', comment: null, customRequisites: [], customFields: {} },
};

test('only what was changed is sent, and an emptied field is nothing', () => {
  const before = invoiceValuesOf(saved as never);
  assert.deepEqual(changesOf(before, before), {});
  assert.deepEqual(changesOf({ ...before, customer: null, dueDate: '', title: ' ' }, before), {
    ...{ customerId: null, dueDate: null, title: null },
  });
});

test('a new invoice says no more than was typed: the currency and the seller are those of the company', () => {
  const made = { customer: { id: 'yard', label: 'Двор' }, contract: null, procurementId: 'p1', ownerId: 'anna' };
  const body = newInvoiceBodyOf({
    ...newInvoiceValues({ ...made, currency: '', vatMode: 'excluded' }),
    customRequisites: [
      { label: 'Заказ', value: '№ 45' },
      { label: '', value: ' ' },
    ],
  });
  assert.deepEqual([body.customerId, body.procurementId, body.vatMode], ['yard', 'p1', 'excluded']);
  assert.deepEqual([body.currency, body.sellerProfileId, body.dueDate], [undefined, null, null]);
  assert.deepEqual(body.customRequisites, [{ label: 'Заказ', value: '№ 45' }]);
});
