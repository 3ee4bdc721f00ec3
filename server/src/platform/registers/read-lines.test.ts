import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, paper } from '../../../test/billing.ts';
import { papersPortal } from '../../../test/delivery-documents.ts';
import type { Portal } from '../../../test/harness.ts';
import { orderPortal } from '../../../test/orders.ts';
import { priceListPortal } from '../../../test/price-lists.ts';
import { receivingPortal } from '../../../test/receiving.ts';
import { exporter } from '../../../test/registers.ts';
import { made } from '../../../test/requisitions.ts';

/** The rows of a list by lines, under these headings of lines. */
async function linesIn(portal: Portal, list: string, ...headings: string[]) {
  const { rows } = await exporter(portal);
  const told = await rows(list, { rows: 'lines' });
  return told.map((row) => headings.map((heading) => row[`Строка: ${heading}`] ?? null));
}

test('lines of orders stand in their order, each with what has come of it', async () => {
  const { portal, draft } = await orderPortal();
  await draft([{ name: 'Цемент' }, { name: 'Песок' }]);
  assert.deepEqual(await linesIn(portal, 'orders.list-orders', 'Наименование', 'Сумма', 'Получено'), [
    ['Цемент', 1000, 0],
    ['Песок', 1000, 0],
  ]);
});

test('price lists are read one at a time, each with its rows', async () => {
  const { portal, newList, newItem, putRows } = await priceListPortal();
  for (const sku of ['A-1', 'A-2']) await newItem(sku);
  const [first, second] = [await newList({ name: 'Первый' }), await newList({ name: 'Второй' })];
  await putRows(first.id, { sku: 'A-1', price: '100.25' }, { sku: 'A-2', price: '7' });
  await putRows(second.id, { sku: 'A-2', price: '8' });
  const told = await linesIn(portal, 'price-lists.read-registry', 'Название позиции', 'Цена одной единицы');
  assert.deepEqual(
    told.toSorted((one, other) => String(one).localeCompare(String(other))),
    [
      ['Позиция A-1', 100.25],
      ['Позиция A-2', 7],
      ['Позиция A-2', 8],
    ],
  );
});

test('an invoice tells what it charges for', async () => {
  const { portal, receive } = await billingPortal();
  await receive({ lines: [paper(), paper({ name: 'Доставка', quantity: '1', price: '0.5' })] });
  assert.deepEqual(await linesIn(portal, 'billing.list-invoices', 'Наименование', 'Количество', 'С НДС'), [
    ['Цемент М500', 10, 1000],
    ['Доставка', 1, 0.5],
  ]);
});

test('a return tells what went back, and a paper of a delivery its goods', async () => {
  const { portal, ask, first, give, decide, came, receive } = await receivingPortal();
  await decide(give([{ supplierId: first }]));
  const { id: receiptId, lines } = made(await receive([came('10')]));
  const back = { receiptId, reason: 'defective', lines: [{ receiptLineId: lines[0].id, quantity: '3' }] };
  made(await ask('POST', '/api/v1/supplier-returns', back));
  const returned = await linesIn(portal, 'supplier-returns.list-returns', 'Наименование', 'Возвращено');
  assert.deepEqual(returned, [['Цемент М500', 3]]);

  const papers = await papersPortal();
  const need = await papers.decided();
  await papers.generated(need.id, { kind: 'delivery_note' });
  const carried = await linesIn(papers.portal, 'delivery-documents.list-delivery-documents', 'Количество', 'Единица');
  assert.deepEqual(carried, [[10, 'шт']]);
});
