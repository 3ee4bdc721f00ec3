import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, came, ok, refusal } from '../../../../test/billing.ts';
import { newCounterparty, newItem } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

async function invoiced(line: object = {}, invoice: object = {}) {
  const portal = await billingPortal();
  const item = await newItem(portal.key, { name: 'Болт', uomConversions: [{ uom: '778', factorToBase: '12' }] });
  const { requisition, items } = await portal.decided([{ name: undefined, catalogItemId: item, quantity: '24' }]);
  const made = await portal.receive({
    lines: [{ procurementItemId: items[0].id, quantity: '24', price: '100', ...line }],
    ...invoice,
  });
  const [lineId, invoiceLineId] = [items[0].id as string, made.lines[0].id as string];
  const take = (more: object = {}) =>
    came(portal, requisition.id, { procurementItemId: lineId, quantity: '6', invoiceLineId, ...more });
  return { ...portal, invoice: made, lineId, invoiceLineId, take };
}

test('goods that came by an invoice cost what it asks, without VAT and the discount, and are of its supplier', async () => {
  const { supplier, take } = await invoiced({ price: '152.5', discountPercent: '20' });
  const receipt = ok(await take(), 201);
  const [row] = receipt.lines;
  assert.deepEqual(
    [row.unitCost, row.currency, row.supplierId, row.quantity],
    ['100', 'RUB', supplier.supplierId, '6'],
  );
});

test('an invoice in packs tells the cost of a piece', async () => {
  const { take } = await invoiced({ quantity: '2', uom: '778', price: '1464' });
  assert.equal(ok(await take(), 201).lines[0].unitCost, '100');
});

test('a cost that is named beats that of the invoice', async () => {
  const { take } = await invoiced();
  assert.equal(ok(await take({ unitCost: '7.5' }), 201).lines[0].unitCost, '7.5');
});

test('an invoice in another currency costs what it was worth on the day of the receipt', async () => {
  const { ask, take } = await invoiced({ price: '1.22' }, { currency: 'USD' });
  ok(
    await ask('PUT', '/api/v1/settings/exchange-rates', {
      rates: [{ currency: 'USD', rate: '90', date: '2026-01-01' }],
    }),
  );
  assert.equal(ok(await take(), 201).lines[0].unitCost, '90');
});

test('invoice_line_mismatch, supplier_mismatch: the line of the invoice is for what came, from who brought it', async () => {
  const { portal, receive, take, invoice, move } = await invoiced();
  const other = await receive();
  const wrong = '422 validation_failed: /items/0/invoiceLineId';
  assert.equal(refusal(await take({ invoiceLineId: other.lines[0].id })), `${wrong} invoice_line_mismatch`);
  assert.equal(refusal(await take({ invoiceLineId: uuidv7() })), `${wrong} not_found_reference`);
  const { supplierId } = await newCounterparty(portal, 'ООО «Песок»');
  assert.equal(refusal(await take({ supplierId })), '422 validation_failed: /items/0/supplierId supplier_mismatch');
  ok(await move(invoice.id, 'rejected', { reason: 'Не наш' }));
  assert.equal(refusal(await take()), `${wrong} not_found_reference`);
});

test('an invoice cancelled while goods come by it: one of the two is refused', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const { take, move, invoice } = await invoiced();
    const [taken, moved] = await Promise.all([take(), move(invoice.id, 'cancelled')]);
    assert.notEqual(taken.status === 201, moved.status === 200, `${taken.status} ${moved.status}`);
  }
});

test('has_receipts: an invoice by which goods came is not cancelled', async () => {
  const { take, move, invoice } = await invoiced();
  ok(await take(), 201);
  assert.equal(refusal(await move(invoice.id, 'cancelled')), '409 conflict: has_receipts');
});

test('what came is matched with the invoice', async () => {
  const { take, card, invoice, move } = await invoiced();
  ok(await take({ quantity: '24' }), 201);
  ok(await move(invoice.id, 'pending_approval'));
  ok(await move(invoice.id, 'approved'));
  assert.equal((await card(invoice.id)).matching.status, 'matched');
});
