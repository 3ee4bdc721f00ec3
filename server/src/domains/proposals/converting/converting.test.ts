import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { drainJobs, factsOf, newPortal, owner } from '../../../../test/harness.ts';
import { byLink, offerPortal } from '../../../../test/offers.ts';
import { cement } from '../../../../test/proposals.ts';

const invoices = '/api/v1/sales-invoices';

test('an accepted proposal becomes the draft of an invoice with its rows, prices and costs, linked both ways', async () => {
  const { ask, ok, call, sent, move, seller, cardOf, portal } = await offerPortal();
  const { id: sellerProfileId } = await seller();
  const { id, token, number, customerId, totalAmount, grossProfitAmount } = await sent({
    title: 'Цемент',
    rows: [{ ...cement, groupKey: 'base', groupLabel: 'Фундамент' }],
    expenses: [{ name: 'Доставка', amount: '100' }],
  });
  await move(id, 'accepted');
  const { status, json } = await ask('POST', `/${id}/convert-to-invoice`, {});
  assert.deepEqual([status, json.status, json.warnings], [201, 'converted', []]);
  const invoice = await ok(call('GET', `${invoices}/${json.salesInvoiceId}`));
  assert.deepEqual(
    [invoice.status, invoice.title, invoice.customerId, invoice.sellerProfileId, invoice.number],
    ['draft', 'Цемент', customerId, sellerProfileId, null],
  );
  assert.deepEqual([invoice.proposalId, invoice.proposalNumber, invoice.totalAmount], [id, number, totalAmount]);
  const [row] = invoice.rows;
  assert.deepEqual(
    [row.name, row.quantity, row.unitPrice, row.vatRate, row.groupLabel],
    ['Цемент М500', '8', '151.075', '22', 'Фундамент'],
  );
  // 964.00 and 100.00 of delivery, without VAT.
  assert.equal(row.unitCost, '109.01625');
  assert.equal(grossProfitAmount, '118.53');
  assert.deepEqual([(await byLink(token)).json.state, (await cardOf(id)).allowedMoves], ['invoiced', []]);
  const facts = await factsOf(portal.tenantId);
  assert.ok(
    facts.some(({ event, data }) => event === 'commercial_proposal.converted' && data.salesInvoiceId === invoice.id),
  );
});

test('it is made once, however many ask at once', async () => {
  const { ask, sent } = await offerPortal();
  const { id } = await sent();
  const answers = await Promise.all([1, 2, 3].map(() => ask('POST', `/${id}/convert-to-invoice`, {})));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409],
  );
  const made = answers.find((one) => one.status === 201)?.json;
  for (const { json } of answers.filter(({ status }) => status === 409))
    assert.deepEqual([json.rule, json.salesInvoiceId], ['already_converted', made.salesInvoiceId]);
  assert.equal((await ask('DELETE', `/${id}`)).json.rule, 'converted');
  assert.equal((await ask('PATCH', `/${id}`, { title: 'Другое' })).json.rule, 'proposal_frozen');
});

test('neither a draft nor what was declined is converted', async () => {
  const { ask, create, sent, move } = await offerPortal();
  const draft = await create();
  assert.equal((await ask('POST', `/${draft.id}/convert-to-invoice`, {})).json.code, 'invalid_state_transition');
  const { id } = await sent();
  await move(id, 'declined', { reason: 'Дорого' });
  assert.equal((await ask('POST', `/${id}/convert-to-invoice`, {})).json.code, 'invalid_state_transition');
});

test('the names of suppliers stay with the proposal, the fee of an agent is a row of the invoice', async () => {
  const { ask, ok, call, approved } = await offerPortal();
  const { id } = await approved({
    ...{ proposalModel: 'agency', commissionMode: 'percent', commissionPercent: '5' },
    rows: [
      { ...cement, markupPercent: null, supplierName: 'ООО «Завод»', groupKey: 's', groupLabel: 'Завод' },
      { ...cement, markupPercent: null, groupKey: 'roof', groupLabel: 'Кровля' },
    ],
  });
  const { json } = await ask('POST', `/${id}/convert-to-invoice`, {});
  const invoice = await ok(call('GET', `${invoices}/${json.salesInvoiceId}`));
  assert.deepEqual(
    invoice.rows.map((row: Record<string, string>) => [row.groupLabel, row.lineAmount, row.vatRate]),
    [
      [null, '964.00', '22'],
      ['Кровля', '964.00', '22'],
      [null, '96.40', 'none'],
    ],
  );
  assert.equal(invoice.totalAmount, json.totalAmount);
});

test('prices per unit of very many units are rounded, and the answer says what that makes', async () => {
  const { ask, approved } = await offerPortal();
  const { id } = await approved({
    rows: [{ name: 'Болт', quantity: '700001', unitCost: '0.01', markupPercent: '33.337' }],
  });
  const { json } = await ask('POST', `/${id}/convert-to-invoice`, {});
  assert.deepEqual(
    json.warnings.map(({ code, meta }: { code: string; meta: Record<string, string> }) => [
      code,
      meta.proposalTotal === json.totalAmount,
    ]),
    [['total_differs', true]],
  );
});

test('where the draft of the invoice is deleted, the proposal is what it was before and may be converted again', async () => {
  const { portal, ask, ok, call, sent, approved, move, cardOf } = await offerPortal();
  const [accepted, out, kept] = [await sent(), await sent(), await approved()];
  await move(accepted.id, 'accepted');
  for (const { id } of [accepted, out, kept]) {
    const { json } = await ask('POST', `/${id}/convert-to-invoice`, {});
    await ok(call('DELETE', `${invoices}/${json.salesInvoiceId}`));
  }
  await drainJobs(portal.tenantId);
  const statuses = [];
  for (const { id } of [accepted, out, kept]) statuses.push((await cardOf(id)).status);
  assert.deepEqual(statuses, ['accepted', 'sent', 'approved']);
  assert.equal((await ask('POST', `/${accepted.id}/convert-to-invoice`, {})).status, 201);
});

test('where the invoice is voided or cancelled, the proposal is what it was before and is invoiced again', async () => {
  const { portal, ask, ok, call, seller, sent, move, cardOf } = await offerPortal();
  await seller();
  await ok(call('PATCH', '/api/v1/settings/company', { approvalRequired: false }));
  const [voided, cancelled] = [await sent(), await sent()];
  const invoiceOf = async (id: string) => (await ask('POST', `/${id}/convert-to-invoice`, {})).json.salesInvoiceId;
  for (const { id } of [voided, cancelled]) await move(id, 'accepted');
  const [first, other] = [await invoiceOf(voided.id), await invoiceOf(cancelled.id)];
  await ok(call('POST', `${invoices}/${first}/issue`, {}));
  await drainJobs(portal.tenantId);
  assert.equal((await cardOf(voided.id)).status, 'converted');
  await ok(call('POST', `${invoices}/${first}/void`, { reason: 'Не тот покупатель' }));
  await ok(call('POST', `${invoices}/${other}/cancel`, { reason: 'Передумали' }));
  await drainJobs(portal.tenantId);
  for (const { id } of [voided, cancelled]) {
    const { status, salesInvoiceId } = await cardOf(id);
    assert.deepEqual([status, salesInvoiceId], ['accepted', null]);
  }
  assert.equal((await byLink(voided.token)).json.state, 'accepted');
  assert.equal((await ok(call('GET', `${invoices}/${first}`))).proposalId, voided.id);
  const again = await invoiceOf(voided.id);
  assert.ok(again && again !== first);
  assert.equal((await cardOf(voided.id)).salesInvoiceId, again);
  const [was, is] = [await ok(call('GET', `${invoices}/${first}`)), await ok(call('GET', `${invoices}/${again}`))];
  assert.deepEqual([was.proposalId, was.proposalNumber, is.proposalId], [null, voided.number, voided.id]);
  const released = { from: 'converted', to: 'accepted' };
  const told = (await factsOf(portal.tenantId)).filter(({ data }) => isDeepStrictEqual(data.status, released));
  assert.equal(told.length, 2);
});

test('who owned it and left does not stop it, and another portal converts nothing', async () => {
  const { portal, ask, sent, boss } = await offerPortal();
  const { id } = await sent({ ownerId: boss.userId });
  await owner.query(`update users set status = 'blocked' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    boss.userId,
  ]);
  const other = await offerPortal(await newPortal());
  assert.equal((await other.ask('POST', `/${id}/convert-to-invoice`, {})).status, 404);
  assert.equal((await ask('POST', `/${id}/convert-to-invoice`, {})).status, 201);
});
