import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../test/billing.ts';
import { request } from '../../../test/harness.ts';
import { cement, salesPortal } from '../../../test/sales.ts';

const paths = [
  ...['document.number', 'document.date', 'document.totalAmount', 'document.vatAmount', 'document.customRequisites'],
  'document.termsText',
  ...['document.costTotalAmount', 'document.grossMarginPercent', 'document.costCoveragePercent'],
  ...['items.rows[].name', 'items.rows[].uom', 'items.rows[].unitCost', 'items.rows[].costIsEstimated'],
  ...['seller.name', 'customer.name'],
];

test('an issued invoice says its number, its sums, its rows, its costs and its parties; a draft says no costs', async () => {
  const { portal, create, act } = await salesPortal();
  const { id } = await create({
    customRequisites: [{ label: 'Заказ', value: '№ 45' }],
    termsText: 'Самовывоз',
    rows: [
      { ...cement, unitCost: '98.77' },
      { ...cement, name: 'Доставка', quantity: '1', uom: '796' },
    ],
  });
  const key = await portal.key('variables.read', 'documents.read', 'customer_documents.read');
  const resolve = async () =>
    ok(
      await request('POST', '/api/v1/variables/resolve', {
        key,
        body: { entityType: 'salesInvoice', entityId: id, paths },
      }),
    ).values;
  const draft = await resolve();
  assert.deepEqual(
    [draft['document.number'], draft['document.costTotalAmount'], draft['document.customRequisites']],
    [undefined, undefined, 'Заказ: № 45'],
  );
  assert.equal(draft['document.termsText'], 'Самовывоз');
  const { number, issueDate } = ok(await act(id, 'issue'));
  const values = await resolve();
  assert.deepEqual(
    [values['document.number'], values['document.date'], values['document.totalAmount'], values['document.vatAmount']],
    [number, issueDate, '1400.49', '252.55'],
  );
  assert.deepEqual(
    [values['document.costTotalAmount'], values['document.costCoveragePercent'], values['seller.name']],
    ['790.16', '88.89', 'Ромашка'],
  );
  assert.deepEqual(
    [values['items.rows[].name'], values['items.rows[].unitCost'], values['items.rows[].costIsEstimated']],
    ['["Цемент М500","Доставка"]', '["98.77",null]', '["true",null]'],
  );
  assert.equal(values['customer.name'], 'ООО «Север»');
});
