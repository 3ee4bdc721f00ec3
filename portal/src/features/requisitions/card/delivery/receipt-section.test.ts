import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../../nouns/kit/rights.ts';
import { draw } from '../../../../../test/draw.ts';

const { ReceiptSection } = await import('./receipt-section.tsx');

const card = { id: 'p1', items: [{ id: '1', name: 'Труба 1', uom: '796' }] };
const receipt = {
  ...{ id: 'x', procurementId: 'p1', number: 'ПР-1', status: 'posted', version: 1, receivedAt: '2026-11-20T08:00:00Z' },
  ...{ comment: 'накладная 7', reverseReason: null },
  lines: [
    {
      ...{
        id: 'l',
        procurementItemId: '1',
        receivedQuantity: '4',
        rejectedQuantity: '1',
        returnedQuantity: '0',
        unitCost: '82.377049',
      },
      ...{ rejectReason: 'бой', outsideStock: 'no_item' },
    },
  ],
};
const receiptOf = (more: object, may: readonly Permission[] = ['stock.receive']) =>
  draw(
    createElement(ReceiptSection, {
      receipt: { ...receipt, ...more } as never,
      card: card as never,
      warehouse: 'Химки',
    }),
    { may },
  );

// The menu of papers is loaded when it is first shown.
await import('../../../../shared/documents/print-menu.tsx');
await receiptOf({}).catch(() => undefined);
await new Promise(setImmediate);

test('a receipt tells what was accepted, what went back and why, and what is in no stock', async () => {
  const { text, buttons } = await receiptOf({});
  assert.match(
    text.replaceAll('\u00a0', ' '),
    /ПР-1 .*Химки Проведена Вернуть поставщику Отменить приёмку накладная 7 .*Труба 1 бой Нет в каталоге: остаток не изменён 4 шт 1 шт 0 шт 82,377/,
  );
  assert.deepEqual(buttons, ['Вернуть поставщику', 'Отменить приёмку', 'Скачать']);
  assert.deepEqual((await receiptOf({}, [])).buttons, ['Скачать']);
});

test('a receipt that was taken back says why, and is not taken back twice', async () => {
  const { text, buttons } = await receiptOf({ status: 'reversed', reverseReason: 'не та машина' });
  assert.match(text, /Отменена не та машина/);
  assert.deepEqual(buttons, ['Скачать']);
});
