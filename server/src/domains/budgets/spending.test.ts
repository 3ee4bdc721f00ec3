import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, paper } from '../../../test/billing.ts';
import { budgetPortal } from '../../../test/budgets.ts';
import { line } from '../../../test/requisitions.ts';

/** An approved requisition that draws on a budget, ten at 100. */
const bought = async (held: Awaited<ReturnType<typeof budgetPortal>>, budgetCode = 'СТР-26') => {
  const need = await held.approved({ budgetCode, items: [line({ vatRate: '22' })] });
  return { need, item: need.items[0] as { id: string } };
};

test('an invoice is counted as it stands, its payment as it is paid, and both are given back', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive, pay, move, ask } = held;
  const { id } = await newBudget();
  const { item } = await bought(held);
  const invoice = await receive({ lines: [paper({ procurementItemId: item.id, quantity: '5' })] });
  assert.deepEqual(await figures(id), ['1000.00', '500.00', '0.00', '4000.00']);
  const payment = ok(await pay(invoice.id, '200.00'), 201);
  assert.deepEqual(await figures(id), ['1000.00', '500.00', '200.00', '4000.00']);
  ok(await ask('DELETE', `/api/v1/invoices/${invoice.id}/payments/${payment.id}`));
  ok(await move(invoice.id, 'cancelled', { reason: 'Ошибка' }));
  assert.deepEqual(await figures(id), ['1000.00', '0.00', '0.00', '4000.00']);
});

test('an invoice above what was planned is never refused, and no less than it is committed', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive, entries } = held;
  const { id } = await newBudget({ overrunPolicy: 'stop', amount: '1000.00' });
  const { item } = await bought(held);
  const invoice = await receive({ lines: [paper({ procurementItemId: item.id, price: '130' })] });
  assert.deepEqual(await figures(id), ['1300.00', '1300.00', '0.00', '-300.00']);
  assert.deepEqual(
    (await entries(id, '?kind=invoiced')).map(({ recordId, number, amount }) => [recordId, number, amount]),
    [[invoice.id, invoice.number, '1300.00']],
  );
});

test('an invoice for two budgets falls on each by its lines, and so does what is paid, to the kopeck', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive, pay } = held;
  const [first, second] = [await newBudget(), await newBudget({ code: 'ОФИС' })];
  const [one, other] = [await bought(held), await bought(held, 'ОФИС')];
  const invoice = await receive({
    lines: [
      paper({ procurementItemId: one.item.id, quantity: '1', price: '100' }),
      paper({ procurementItemId: other.item.id, quantity: '2', price: '100' }),
    ],
  });
  ok(await pay(invoice.id, '100.00'), 201);
  const [, , paidOfFirst] = await figures(first.id);
  const [, invoicedOfSecond, paidOfSecond] = await figures(second.id);
  assert.deepEqual([invoicedOfSecond, new Set([paidOfFirst, paidOfSecond])], ['200.00', new Set(['33.33', '66.67'])]);
});

test('an invoice without lines falls on the requisition that it names', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive } = held;
  const { id } = await newBudget();
  const { need } = await bought(held);
  await receive({ procurementId: need.id, lines: undefined, totals: { net: '409.84', vat: '90.16', gross: '500.00' } });
  assert.deepEqual(await figures(id), ['1000.00', '500.00', '0.00', '4000.00']);
});

test('with another code all that a requisition takes goes to the other budget', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive, pay, change } = held;
  const [first, second] = [await newBudget(), await newBudget({ code: 'ОФИС' })];
  const { need, item } = await bought(held);
  const invoice = await receive({ lines: [paper({ procurementItemId: item.id })] });
  ok(await pay(invoice.id, '400.00'), 201);
  ok(await change(need.id, { budgetCode: 'ОФИС' }));
  assert.deepEqual(await figures(first.id), ['0.00', '0.00', '0.00', '5000.00']);
  assert.deepEqual(await figures(second.id), ['1000.00', '1000.00', '400.00', '4000.00']);
});

test('two payments at once of two invoices of one requisition are both counted', async () => {
  const held = await budgetPortal();
  const { newBudget, figures, receive, pay } = held;
  const { id } = await newBudget();
  const { item } = await bought(held);
  const half = () => receive({ lines: [paper({ procurementItemId: item.id, quantity: '5' })] });
  const invoices = [await half(), await half()];
  for (const answer of await Promise.all(invoices.map((one) => pay(one.id, '300.00')))) ok(answer, 201);
  assert.deepEqual(await figures(id), ['1000.00', '1000.00', '600.00', '4000.00']);
});
