import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { owner } from '../../../../test/harness.ts';
import { line } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

test('a line of a requisition counts as invoiced there, and the requisition waits for delivery', async () => {
  const { decided, receive, cardOf } = await billingPortal();
  const { requisition, items, allocations } = await decided([{ quantity: '10' }, { name: 'Песок', quantity: '4' }]);
  const made = await receive({ lines: [{ procurementItemId: items[0].id, quantity: '6', price: '100' }] });
  assert.equal(made.procurementId, requisition.id);
  assert.equal(made.lines[0].allocationId, allocations[0]);
  assert.equal(made.lines[0].name, 'Цемент М500');
  assert.equal(made.lines[0].vatRate, '22');
  const card = await cardOf(requisition.id);
  assert.equal(card.status, 'awaiting_delivery');
  assert.deepEqual(
    card.items.map(({ invoicedQuantity }: { invoicedQuantity: string }) => invoicedQuantity),
    ['6', '0'],
  );
  assert.equal(card.invoiceCoverage.percent, '42.86');
});

test('a line in packs counts in the unit of the requisition line', async () => {
  const portal = await billingPortal();
  const item = await newItem(portal.key, { name: 'Болт', uomConversions: [{ uom: '778', factorToBase: '12' }] });
  const { items, requisition } = await portal.decided([{ name: undefined, catalogItemId: item, quantity: '36' }]);
  const lines = [{ procurementItemId: items[0].id, quantity: '2', uom: '778', price: '1200' }];
  const made = await portal.receive({ lines });
  assert.deepEqual([made.lines[0].factorToBase, made.lines[0].lineQuantity], ['12', '24']);
  assert.equal((await portal.cardOf(requisition.id)).items[0].invoicedQuantity, '24');
  assert.equal(
    made.matching.issues.some(({ code }: { code: string }) => code === 'price_above_decision'),
    false,
  );
});

test('requisition_not_open: a draft, a rejected and a cancelled requisition take no invoices', async () => {
  const { create, moveTo, ask, supplier } = await billingPortal();
  const draft = await create();
  const body = {
    counterpartyId: supplier.counterpartyId,
    lines: [{ procurementItemId: draft.items[0].id, quantity: '1', price: '1' }],
  };
  assert.equal(refusal(await ask('POST', url, body)), '422 business_rule_violated: requisition_not_open');
  ok(await moveTo(draft.id, 'cancelled', { reason: 'Передумали' }));
  assert.equal(refusal(await ask('POST', url, body)), '422 business_rule_violated: requisition_not_open');
  const nobody = { ...body, lines: [paper()], procurementId: uuidv7() };
  assert.equal(refusal(await ask('POST', url, nobody)), '422 unknown_reference: /procurementId not_found_reference');
});

test('line_of_other_requisition, line_cancelled, allocation_mismatch: a line is of its requisition, stands, and is of its supplier', async () => {
  const { decided, approved, ask, supplier, portal } = await billingPortal();
  const [one, two] = [await decided(), await decided()];
  const body = (line: object, more: object = {}) => ({
    counterpartyId: supplier.counterpartyId,
    lines: [{ quantity: '1', price: '1', ...line }],
    ...more,
  });
  assert.equal(
    refusal(
      await ask('POST', url, body({ procurementItemId: two.items[0].id }, { procurementId: one.requisition.id })),
    ),
    '422 validation_failed: /lines/0/procurementItemId line_of_other_requisition',
  );
  assert.equal(
    refusal(await ask('POST', url, body({ procurementItemId: two.items[0].id, allocationId: one.allocations[0] }))),
    '422 validation_failed: /lines/0/allocationId allocation_mismatch',
  );
  const short = await approved({ items: [line(), line({ name: 'Песок' })] });
  await owner.query(`update requisition_lines set status = 'cancelled' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    short.items[1].id,
  ]);
  assert.equal(
    refusal(await ask('POST', url, body({ procurementItemId: short.items[1].id }))),
    '422 validation_failed: /lines/0/procurementItemId line_cancelled',
  );
});

test('one invoice may be for lines of several requisitions', async () => {
  const { decided, receive, cardOf } = await billingPortal();
  const [one, two] = [await decided(), await decided()];
  const made = await receive({
    lines: [one, two].map(({ items }) => ({ procurementItemId: items[0].id, quantity: '10', price: '100' })),
  });
  assert.equal(made.procurementId, null);
  for (const { requisition } of [one, two]) assert.equal((await cardOf(requisition.id)).invoiceCoverage.percent, '100');
});
