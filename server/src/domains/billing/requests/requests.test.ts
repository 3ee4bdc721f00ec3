import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, ok, paper, refusal } from '../../../../test/billing.ts';
import { drainJobs, factsOf, lettersTo, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { asking, item, reachable } from '../../../../test/invoice-requests.ts';
import { mailOf } from '../../../../test/letters.ts';
import { accept } from '../../../../test/requisitions.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';

const requisitions = '/api/v1/purchase-requisitions';

test('a supplier is asked by a letter that leaves after the answer, and the requisition waits for delivery', async () => {
  const { portal, email, decided, askFor, listed, cardOf } = await asking();
  const { requisition, items, allocations } = await decided();
  const { results } = ok(
    await askFor(requisition.id, [item(items[0].id)], { message: 'Счёт на двух листах', dueDate: '2031-05-01' }),
  );
  const [{ status, request: made }] = results;
  assert.deepEqual([status, made.status, made.number, made.email], ['queued', 'sent', 'IR-2026-0001', email]);
  assert.deepEqual(
    made.lines.map(({ allocationId, quantity, price }: Record<string, string>) => [allocationId, quantity, price]),
    [[allocations[0], '10', '100']],
  );
  assert.equal((await cardOf(requisition.id)).status, 'awaiting_delivery');
  const [letter] = await lettersTo(email);
  assert.equal(letter?.subject, 'Просим выставить счёт: IR-2026-0001');
  assert.match(String(letter?.from), /^ООО «Ромашка» · /);
  assert.match(String(letter?.replyTo), new RegExp(`<${mailOf(portal)}>$`));
  for (const part of [letter?.text, letter?.html]) {
    assert.match(String(part), /Цемент М500/);
    assert.match(String(part), /10\sшт[^]*по\s100,00\s₽/);
    assert.match(String(part), /без НДС/);
    assert.match(String(part), /Счёт на двух листах/);
  }
  const events = (await factsOf(portal.tenantId))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('invoice_request'));
  assert.deepEqual(events, ['invoice_request.created']);
  assert.equal((await listed(requisition.id))[0].version, 1);
});

test('a supplier abroad is asked in English', async () => {
  const { supplier, email, decided, askFor } = await asking();
  await owner.query(`update counterparties set kind = 'foreign' where id = $1`, [supplier.counterpartyId]);
  const { requisition, items } = await decided();
  ok(await askFor(requisition.id, [item(items[0].id)]));
  assert.equal((await lettersTo(email))[0]?.subject, 'Please send an invoice: IR-2026-0001');
});

test('who hands his request over himself waits for delivery too, and no letter leaves', async () => {
  const { email, decided, askFor, cardOf } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)], { channel: 'link' }));
  assert.deepEqual([results[0].status, results[0].request.status], ['ready', 'sent']);
  assert.equal((await cardOf(requisition.id)).status, 'awaiting_delivery');
  assert.deepEqual(await lettersTo(email), []);
});

test('every accepted supplier of a line gets a request of his own', async () => {
  const { portal, supplier, approved, askFor } = await asking();
  const second = await newCounterparty(portal, 'ООО «Песок»');
  await reachable(second.counterpartyId);
  const { id, items } = await approved();
  await accept(portal, items[0], supplier.supplierId, { quantity: '6' });
  await accept(portal, items[0], second.supplierId, { quantity: '4' });
  const { results } = ok(await askFor(id, [item(items[0].id)]));
  assert.deepEqual(
    results.map((one: { supplierName: string; request: { lines: Array<{ quantity: string }> } }) => [
      one.supplierName,
      one.request.lines[0]?.quantity,
    ]),
    [
      ['ООО «Цементный двор»', '6'],
      ['ООО «Песок»', '4'],
    ],
  );
});

test('recipient_email_missing: who has no e-mail is refused alone; where nobody has one, all is', async () => {
  const { portal, supplier, approved, askFor, listed } = await asking();
  const mute = await newCounterparty(portal, 'ООО «Песок»');
  const { id, items } = await approved();
  await accept(portal, items[0], supplier.supplierId, { quantity: '6' });
  await accept(portal, items[0], mute.supplierId, { quantity: '4' });
  const { results } = ok(await askFor(id, [item(items[0].id)]));
  assert.deepEqual(
    results.map(({ status, error }: { status: string; error: { code: string } | null }) => [status, error?.code]),
    [
      ['queued', undefined],
      ['refused', 'recipient_email_missing'],
    ],
  );
  const only = await askFor(id, [item(items[0].id, { supplierId: mute.supplierId })]);
  assert.equal(refusal(only), '422 business_rule_violated: recipient_email_missing');
  assert.deepEqual(only.json.supplierIds, [mute.supplierId]);
  const byHand = ok(await askFor(id, [item(items[0].id, { supplierId: mute.supplierId })], { channel: 'link' }));
  assert.deepEqual([byHand.results[0].status, byHand.results[0].request.status], ['ready', 'sent']);
  assert.equal((await listed(id)).length, 2);
});

test('a request that the buyer hands over himself has been sent: the requisition waits for delivery at once', async () => {
  const { decided, askFor, ask } = await asking();
  const { requisition, items } = await decided();
  ok(await askFor(requisition.id, [item(items[0].id)], { channel: 'link' }));
  assert.equal(ok(await ask('GET', `${requisitions}/${requisition.id}`)).status, 'awaiting_delivery');
});

test('over_requested, nothing_to_request: nobody is asked for more than was accepted and is left', async () => {
  const { decided, askFor } = await asking();
  const { requisition, items } = await decided();
  const asked = (quantity?: string) => askFor(requisition.id, [item(items[0].id, quantity ? { quantity } : {})]);
  ok(await asked('7'));
  const over = await asked('3.5');
  assert.equal(refusal(over), '422 business_rule_violated: over_requested');
  assert.equal(over.json.max, '3');
  assert.equal(ok(await asked()).results[0].request.lines[0].quantity, '3');
  assert.equal(refusal(await asked()), '422 business_rule_violated: nothing_to_request');
});

test('what was invoiced unasked is not asked for', async () => {
  const { decided, receive, askFor } = await asking();
  const { requisition, items } = await decided();
  await receive({ lines: [{ procurementItemId: items[0].id, quantity: '8', price: '100' }] });
  assert.equal(ok(await askFor(requisition.id, [item(items[0].id)])).results[0].request.lines[0].quantity, '2');
});

test('no_accepted_supply: a line that nobody supplies, and a supplier that was not accepted', async () => {
  const { approved, decided, askFor } = await asking();
  const { id, items } = await approved();
  assert.equal(refusal(await askFor(id, [item(items[0].id)])), '422 business_rule_violated: no_accepted_supply');
  const other = await decided();
  const asked = await askFor(other.requisition.id, [item(other.items[0].id, { supplierId: uuidv7() })]);
  assert.equal(refusal(asked), '422 business_rule_violated: no_accepted_supply');
});

test('lines of another requisition, named twice, or of no quantity are refused together', async () => {
  const { decided, askFor } = await asking();
  const [one, two] = [await decided(), await decided()];
  const answer = await askFor(one.requisition.id, [
    item(two.items[0].id),
    item(one.items[0].id, { quantity: '0' }),
    item(one.items[0].id),
  ]);
  assert.equal(
    refusal(answer),
    '422 validation_failed: /items/0/procurementItemId not_found_reference, /items/1/quantity minimum, /items/2 duplicate',
  );
});

test('requisition_not_open: nobody is asked for a draft', async () => {
  const { create, askFor } = await asking();
  const { id, items } = await create();
  const refused = await askFor(id, [item(items[0].id)]);
  assert.equal(refusal(refused), '422 business_rule_violated: requisition_not_open');
  assert.match(refused.json.detail, /does not accept invoices while it is “Draft”/);
});

test('two equal requests at once ask for what is left once', async () => {
  const { decided, askFor, listed } = await asking();
  const { requisition, items } = await decided();
  const answers = await Promise.all([1, 2, 3].map(() => askFor(requisition.id, [item(items[0].id)])));
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [200, 422, 422],
  );
  assert.equal((await listed(requisition.id)).length, 1);
});

test('invoices that answer a request move it, and a cancelled one moves it back', async () => {
  const { portal, decided, askFor, receive, move, listed } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  await drainJobs(portal.tenantId);
  const invoiceRequestId = results[0].request.id;
  const answer = (quantity: string) =>
    receive({ invoiceRequestId, lines: [{ procurementItemId: items[0].id, quantity, price: '100' }] });
  const status = async () => (await listed(requisition.id))[0].status;
  const first = await answer('4');
  assert.equal(first.procurementId, requisition.id);
  assert.equal(await status(), 'partially_invoiced');
  const second = await answer('6');
  assert.equal(await status(), 'invoiced');
  assert.deepEqual((await listed(requisition.id))[0].invoiceIds, [first.id, second.id]);
  ok(await move(second.id, 'cancelled'));
  assert.equal(await status(), 'partially_invoiced');
  ok(await move(first.id, 'rejected', { reason: 'Не наш' }));
  assert.equal(await status(), 'sent');
});

test('request_of_other_supplier, request_cancelled: an invoice answers an open request of its own supplier', async () => {
  const { portal, ask, decided, askFor, supplier } = await asking();
  const { requisition, items } = await decided();
  const { results } = ok(await askFor(requisition.id, [item(items[0].id)]));
  const invoiceRequestId = results[0].request.id;
  const other = await newCounterparty(portal, 'ООО «Песок»');
  const body = (counterpartyId: string, id = invoiceRequestId) => ({
    counterpartyId,
    invoiceRequestId: id,
    lines: [paper()],
  });
  const post = (given: object) => ask('POST', '/api/v1/invoices', given);
  assert.equal(
    refusal(await post(body(other.counterpartyId))),
    '422 business_rule_violated: request_of_other_supplier',
  );
  assert.equal((await post(body(supplier.counterpartyId, uuidv7()))).json.code, 'unknown_reference');
  ok(await ask('POST', `${requisitions}/${requisition.id}/invoice-requests/${invoiceRequestId}/cancel`, {}));
  assert.equal(refusal(await post(body(supplier.counterpartyId))), '422 business_rule_violated: request_cancelled');
});

test('requests of another portal, and of another requisition, are not there', async () => {
  const { ask, decided, askFor } = await asking();
  const [one, two] = [await decided(), await decided()];
  const { results } = ok(await askFor(one.requisition.id, [item(one.items[0].id)]));
  const cancel = (id: string) => `${requisitions}/${id}/invoice-requests/${results[0].request.id}/cancel`;
  assert.equal((await ask('POST', cancel(two.requisition.id), {})).status, 404);
  const stranger = await billingPortal();
  assert.equal((await stranger.ask('POST', cancel(one.requisition.id), {})).status, 404);
  assert.equal((await stranger.ask('GET', `${requisitions}/${one.requisition.id}/invoice-requests`)).status, 404);
});

test('who may not write invoices asks nobody for them', async () => {
  const { portal, decided } = await asking();
  const { requisition, items } = await decided();
  const token = await signIn(portal, (await newPerson(portal, 'viewer')).userId);
  const body = { items: [item(items[0].id)] };
  const at = `${requisitions}/${requisition.id}/request-supplier-invoices`;
  assert.deepEqual((await request('POST', at, { token, body })).json.requiredPermissions, ['invoices.create']);
});
