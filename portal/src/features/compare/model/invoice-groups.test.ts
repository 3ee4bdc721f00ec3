import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimal } from './exact.ts';
import { acceptedOf } from './example-answers.ts';
import { invoiceGroups, sumsOf } from './invoice-groups.ts';

const shown = (sums: ReadonlyMap<string, bigint>) => [...sums].map(([currency, sum]) => `${decimal(sum)} ${currency}`);

test('an invoice is asked for what neither a request nor an invoice names yet', () => {
  const [group] = invoiceGroups([
    acceptedOf('1', { requestedQuantity: '4', invoicedQuantity: '6' }),
    acceptedOf('2', { requestedQuantity: '10' }),
    acceptedOf('3', { invoicedQuantity: '12' }),
  ]);
  assert.deepEqual(group?.lines, [{ procurementItemId: '1', quantity: 4_000_000n }]);
  assert.deepEqual(shown(group?.sums ?? new Map()), ['40 RUB']);
});

test('each supplier is asked once, in the order of names', () => {
  const groups = invoiceGroups([
    acceptedOf('1', { supplierId: 's2', supplierName: 'Юг' }),
    acceptedOf('2', { supplierId: 's1', supplierName: 'Север' }),
    acceptedOf('3', { supplierId: 's2', supplierName: 'Юг' }),
  ]);
  assert.deepEqual(
    groups.map(({ supplierName, lines }) => [supplierName, lines.length]),
    [
      ['Север', 1],
      ['Юг', 2],
    ],
  );
});

test('a supplier of whom everything was asked has nothing left, and stays named', () => {
  const [group] = invoiceGroups([acceptedOf('1', { invoicedQuantity: '10' })]);
  assert.deepEqual([group?.supplierName, group?.lines, [...(group?.sums ?? [])]], ['Поставщик a', [], []]);
});

test('sums are to the kopeck line by line, and of each currency by itself', () => {
  const line = (price: string, currency = 'RUB') => ({ price, currency, quantity: 1_000_000n });
  assert.deepEqual(shown(sumsOf([line('1.004'), line('1.004'), line('7.5', 'CNY')])), ['2 RUB', '7.5 CNY']);
});
