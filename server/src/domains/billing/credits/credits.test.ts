import assert from 'node:assert/strict';
import { test } from 'node:test';
import { came, ok, paper, refusal, url } from '../../../../test/billing.ts';
import { budgetPortal } from '../../../../test/budgets.ts';
import { drainJobs, owner } from '../../../../test/harness.ts';
import { daysAfter } from '../../../kernel/values/days-after.ts';
import { dayIn } from '../../../kernel/values/instant.ts';

const returnsUrl = '/api/v1/supplier-returns';
const today = dayIn('Europe/Moscow');

/** Ten at 100 that were decided and came, drawn on a budget, of which three went back. */
async function sentBack() {
  const base = await budgetPortal();
  const { ask, portal, decided, newBudget, figures, receive } = base;
  const budget = await newBudget({ code: 'СТР-26' });
  const { requisition, items } = await decided([{}]);
  ok(await ask('PATCH', `/api/v1/purchase-requisitions/${requisition.id}`, { budgetCode: 'СТР-26' }));
  const receipt = ok(await came(base, requisition.id, { procurementItemId: items[0].id, quantity: '10' }), 201);
  const back = ok(
    await ask('POST', returnsUrl, {
      receiptId: receipt.id,
      supplierId: base.supplier.supplierId,
      reason: 'defective',
      lines: [{ receiptLineId: receipt.lines[0].id, quantity: '3' }],
    }),
    201,
  );
  const credited = async (amount = '300.00') => {
    ok(await ask('POST', `${returnsUrl}/${back.id}/credit`, { number: 'КС-17', date: today, amount }));
    await drainJobs(portal.tenantId);
  };
  return {
    ...base,
    backId: back.id as string,
    invoiceFor: (more: object = {}) =>
      receive({ dueDate: daysAfter(today, 5), lines: [paper({ procurementItemId: items[0].id })], ...more }),
    credited,
    used: async () => ok(await ask('GET', `${returnsUrl}/${back.id}`)).creditUsed as string,
    withdraw: () => ask('POST', `${returnsUrl}/${back.id}/withdraw-credit`, {}),
    apply: (id: string, more: object = {}) =>
      ask('POST', `${url}/${id}/credits`, { supplierReturnId: back.id, ...more }),
    invoiced: async () => (await figures(budget.id))[1],
    entries: () => base.entries(budget.id, '?kind=invoiced'),
  };
}

type Held = Awaited<ReturnType<typeof sentBack>>;

/** What is owed by a plain recount of invoices, payments and credits is what invoices, payables and the calendar tell. */
async function agrees({ portal, ask }: Held) {
  const { rows } = await owner.query<{ owed: string }>(
    `select coalesce(sum(greatest(inv.gross
         - (select coalesce(sum(invoice_amount), 0) from invoice_payments paid where paid.tenant_id = $1 and paid.invoice_id = inv.id and paid.status = 'posted')
         - (select coalesce(sum(amount), 0) from invoice_credits credit where credit.tenant_id = $1 and credit.invoice_id = inv.id), 0)), 0)::numeric(20, 2)::text as owed
     from invoices inv where inv.tenant_id = $1 and inv.status not in ('rejected', 'cancelled')`,
    [portal.tenantId],
  );
  const total = (of: ReadonlyArray<{ amount: string }>) =>
    of.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  const { items } = ok(await ask('GET', `${url}?outstandingAmount[gt]=0`));
  const shown = items.map(({ outstandingAmount: amount }: { outstandingAmount: string }) => ({ amount }));
  const payables = ok(await ask('GET', '/api/v1/reports/payables')).rows;
  const calendar = ok(await ask('GET', `/api/v1/reports/payment-calendar?to=${daysAfter(today, 30)}`)).rows;
  const owed = rows[0]?.owed;
  assert.deepEqual([total(shown), total(payables), total(calendar)], [owed, owed, owed]);
}

test('a credit lowers what the invoice for the goods owes, and what its budget has invoiced', async () => {
  const held = await sentBack();
  const { invoiceFor, credited, card, used, invoiced, entries, backId } = held;
  const { id } = await invoiceFor();
  assert.equal(await invoiced(), '1000.00');
  await agrees(held);
  await credited();
  const after = await card(id);
  assert.deepEqual(
    [after.creditedAmount, after.paidAmount, after.outstandingAmount, after.paymentStatus, await used()],
    ['300.00', '0.00', '700.00', 'partially_paid', '300.00'],
  );
  assert.deepEqual(
    after.credits.map(({ supplierReturnId, creditNumber, amount }: Record<string, string>) => [
      supplierReturnId,
      creditNumber,
      amount,
    ]),
    [[backId, 'КС-17', '300.00']],
  );
  assert.equal(await invoiced(), '700.00');
  assert.deepEqual((await entries()).map(({ recordType, amount }) => `${recordType} ${amount}`).toSorted(), [
    'invoice 1000.00',
    'supplierReturn -300.00',
  ]);
  await agrees(held);
});

test('no more is paid than the credit leaves; with it the invoice is paid', async () => {
  const held = await sentBack();
  const { invoiceFor, credited, approve, pay, card } = held;
  const { id } = await invoiceFor();
  await approve(id);
  await credited();
  assert.equal(refusal(await pay(id, '700.02')), '422 business_rule_violated: overpayment');
  ok(await pay(id, '700.00'), 201);
  const { status, paymentStatus, outstandingAmount } = await card(id);
  assert.deepEqual([status, paymentStatus, outstandingAmount], ['paid', 'paid', '0.00']);
  await agrees(held);
});

test('the credit of goods that were paid already stands for a later invoice of the supplier', async () => {
  const held = await sentBack();
  const { invoiceFor, credited, pay, used, apply, receive, card, withdraw, ask, invoiced } = held;
  const { id } = await invoiceFor();
  ok(await pay(id, '1000.00'), 201);
  await credited();
  assert.deepEqual([await used(), await invoiced()], ['0.00', '700.00']);
  const later = await receive({ dueDate: daysAfter(today, 9), lines: [paper({ quantity: '2' })] });
  assert.equal(refusal(await apply(later.id, { amount: '200.01' })), '422 validation_failed: /amount over_credit');
  const one = ok(await apply(later.id), 201);
  assert.deepEqual([one.amount, one.invoice.outstandingAmount, await used()], ['200.00', '0.00', '200.00']);
  assert.equal(refusal(await apply(later.id)), '409 conflict: nothing_to_credit');
  await agrees(held);
  assert.equal(refusal(await withdraw()), '409 conflict: credit_used');
  ok(await ask('DELETE', `${url}/${later.id}/credits/${one.id}`));
  assert.deepEqual([(await card(later.id)).outstandingAmount, await used()], ['200.00', '0.00']);
  ok(await withdraw());
  assert.equal(await invoiced(), '1000.00');
  await agrees(held);
});

test('a credit is used against invoices of its supplier alone: not_credited before it is recorded, nothing_to_credit once it is used up', async () => {
  const { receive, apply, credited, portal, used } = await sentBack();
  const later = await receive({ lines: [paper()] });
  assert.equal(refusal(await apply(later.id)), '409 conflict: not_credited');
  await credited();
  const dollars = await receive({ currency: 'USD', fxRate: '90', lines: [paper()] });
  assert.equal(refusal(await apply(dollars.id)), '422 validation_failed: /supplierReturnId currency_mismatch');
  const nobody = await apply(later.id, { supplierReturnId: portal.tenantId });
  assert.equal(refusal(nobody), '422 unknown_reference: /supplierReturnId not_found_reference');
  const answers = await Promise.all(Array.from({ length: 4 }, () => apply(later.id)));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409, 409],
  );
  assert.equal(await used(), '300.00');
});

test('an invoice that a credit has lowered is not cancelled before the credit is taken off', async () => {
  const { invoiceFor, credited, move, card, ask } = await sentBack();
  const { id } = await invoiceFor();
  await credited();
  assert.equal(refusal(await move(id, 'cancelled', { reason: 'Ошибка' })), '409 conflict: has_payments');
  const [credit] = (await card(id)).credits;
  ok(await ask('DELETE', `${url}/${id}/credits/${credit.id}`));
  ok(await move(id, 'cancelled', { reason: 'Ошибка' }));
});
