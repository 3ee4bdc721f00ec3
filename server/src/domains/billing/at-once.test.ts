import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, url } from '../../../test/billing.ts';

const line = (procurementItemId: string, quantity: string) => ({ procurementItemId, quantity, price: '100' });

test('invoices of one line at once: every one is counted, once', async () => {
  const { decided, receive, cardOf } = await billingPortal();
  const { requisition, items } = await decided();
  const made = await Promise.all(Array.from({ length: 5 }, () => receive({ lines: [line(items[0].id, '2')] })));
  assert.equal(new Set(made.map(({ number }) => number)).size, 5);
  assert.equal((await cardOf(requisition.id)).items[0].invoicedQuantity, '10');
});

test('invoices of two requisitions, named in either order, do not stop each other', async () => {
  const { decided, receive, cardOf } = await billingPortal();
  const [one, two] = [await decided(), await decided()];
  const lines = [line(one.items[0].id, '1'), line(two.items[0].id, '1')];
  await Promise.all(Array.from({ length: 6 }, (_, turn) => receive({ lines: turn % 2 ? lines : lines.toReversed() })));
  for (const { requisition } of [one, two]) assert.equal((await cardOf(requisition.id)).items[0].invoicedQuantity, '6');
});

test('an invoice changed, moved and paid at once ends in one order of these, with its sums whole', async () => {
  const { ask, decided, receive, move, pay, card, cardOf } = await billingPortal();
  const { requisition, items } = await decided();
  const { id } = await receive({ lines: [line(items[0].id, '10')] });
  const [changed, cancelled, paid] = await Promise.all([
    ask('PATCH', `${url}/${id}`, { lines: [line(items[0].id, '4')] }),
    move(id, 'cancelled'),
    pay(id, '100'),
  ]);
  const after = await card(id);
  assert.notEqual(cancelled.status === 200, paid.status === 201, 'paid or cancelled, never both');
  assert.equal(after.status === 'cancelled', cancelled.status === 200);
  assert.equal(after.paidAmount, paid.status === 201 ? '100.00' : '0.00');
  assert.equal(after.totals.gross, changed.status === 200 ? '400.00' : '1000.00');
  const invoiced = cancelled.status === 200 ? '0' : after.lines[0].quantity;
  assert.equal((await cardOf(requisition.id)).items[0].invoicedQuantity, invoiced);
});

test('of two approvals at once one is made, and the other finds it made', async () => {
  const { receive, move } = await billingPortal();
  const { id } = await receive({ lines: [paper()] });
  ok(await move(id, 'pending_approval'));
  const answers = await Promise.all([1, 2].map(() => move(id, 'approved')));
  assert.deepEqual(
    answers.map((one) => ok(one).version),
    [3, 3],
  );
});
