import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { anInvoice } from '../../../test/an-invoice.ts';
import { draw } from '../../../test/draw.ts';

const { PaymentOrders } = await import('./components/payment-orders.tsx');
const { OrdersDialog } = await import('./components/orders-dialog.tsx');

const orders = (...invoices: never[]) => createElement(PaymentOrders, { invoices, onClear() {} });

test('orders are made of approved invoices alone; without one it is said why there is nothing to pay', async () => {
  const { text, off } = await draw(
    orders(anInvoice({ status: 'received' }), anInvoice({ id: 'sand', status: 'paid' })),
  );
  assert.match(text, /2 счёта выбрано/);
  assert.match(text, /Поручения создаются только по согласованным счетам/);
  assert.deepEqual(off, ['Платёжные поручения']);
  assert.deepEqual((await draw(orders(anInvoice()))).off, []);
});

test('before the file is written it says how many orders of how much, and who stays out', async () => {
  const { text, fields } = await draw(
    createElement(OrdersDialog, {
      ...{ left: 1, onClose() {} },
      invoices: [anInvoice({ outstandingAmount: '0.1' }), anInvoice({ id: 'sand', outstandingAmount: '48500.2' })],
    }),
  );
  assert.match(text, /2 поручения, 48\s500,30\s₽/);
  assert.match(text, /1 выбранный счёт не согласован и не войдёт/);
  assert.match(text, /Оплаченными счета станут после загрузки выписки/);
  assert.deepEqual(fields, ['Дата поручений']);
});
