import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankPortal, installations, paying, received, statementOf, statements } from '../../../test/bank-portal.ts';
import { ok, refusal } from '../../../test/billing.ts';
import { drainJobs, factsOf, newPerson, request, signIn } from '../../../test/harness.ts';

const gist = (
  documents: Array<{
    status: string;
    proposal: { allocations: Array<{ externalNumber: string; amount: string }> } | null;
  }>,
) =>
  documents.map(({ status, proposal }) => [
    status,
    ...(proposal?.allocations ?? []).map(
      (one: { externalNumber: string; amount: string }) => `${one.externalNumber} ${one.amount}`,
    ),
  ]);

test('a statement is uploaded, its payments find their invoices, and are made when a person applies them', async () => {
  const { portal, owing, upload, documents, apply, card, log, paidOf } = await bankPortal();
  const invoice = await owing('СЧ-1045');
  const statement = ok(await upload(statementOf([paidOf({ number: '317' })])), 201);
  assert.deepEqual([statement.status, statement.encoding, statement.counts.exact], ['ready', 'windows-1251', 1]);
  assert.equal((await card(invoice)).paymentStatus, 'unpaid');

  const [document] = await documents(statement.id);
  assert.deepEqual(
    [document.number, document.amount, document.bookedOn, document.counterpartyInn],
    ['317', '1000.00', '2026-11-20', '7736050003'],
  );
  assert.ok(document.proposal.exact && document.proposal.confidence === 99);
  assert.deepEqual(
    document.proposal.foundIn.map(({ what, words }: { what: string; words: string }) => `${what}: ${words}`),
    ['counterparty_inn: 7736050003', 'invoice_number: СЧ-1045', 'invoice_date: 2026-11-12', 'amount: 1000.00'],
  );
  const place = document.proposal.foundIn[1];
  assert.equal(document.purpose.slice(place.start, place.end), 'СЧ-1045');

  const { applied, failed, statement: after } = ok(await apply(statement.id));
  assert.deepEqual([applied, failed, after.counts.applied], [1, [], 1]);
  const paid = await card(invoice);
  assert.deepEqual([paid.status, paid.paymentStatus], ['paid', 'paid']);
  const [payment] = paid.payments;
  assert.deepEqual(
    [payment.amount, payment.paidAt, payment.method, payment.source, payment.documentNumber],
    ['1000.00', '2026-11-20', 'bank', 'bank', '317'],
  );
  const told = (await factsOf(portal.tenantId)).map(({ event }) => event);
  for (const event of [
    'bank_statement.imported',
    'bank_document.applied',
    'bank_statement.applied',
    'invoice.payment_created',
  ])
    assert.ok(told.includes(event), event);
  const lines = (await log('bank-1c-statement')).map(
    ({ event, status }: { event: string; status: string }) => `${event} ${status}`,
  );
  assert.deepEqual(lines.slice(0, 2), ['statement.applied ok', 'statement.imported ok']);
});

test('the same file again changes nothing, and a file of overlapping days tells a known document once', async () => {
  const { owing, upload, documents, apply, card, paidOf } = await bankPortal();
  const [first, second] = [await owing('СЧ-1045'), await owing('СЧ-1046', '500')];
  const known = paidOf({});
  const bytes = statementOf([known]);
  const { id } = ok(await upload(bytes), 201);
  ok(await apply(id));
  assert.equal(ok(await upload(bytes, 'ещё раз.txt')).id, id);
  const later = ok(
    await upload(statementOf([known, paidOf({ kopecks: 500_00, purpose: 'Оплата по счету № СЧ-1046' })])),
    201,
  );
  assert.deepEqual([later.counts.repeated, later.counts.applied, later.counts.proposed], [1, 1, 1]);
  assert.deepEqual(
    (await documents(later.id)).map(({ repeated }: { repeated: boolean }) => repeated),
    [true, false],
  );
  assert.equal(ok(await apply(later.id)).applied, 1);
  assert.deepEqual([(await card(first)).payments.length, (await card(second)).payments.length], [1, 1]);
});

test('one payment pays several invoices in the order it names them, and what is left over last is paid in part', async () => {
  const { owing, upload, documents, apply, card, paidOf } = await bankPortal();
  await owing('1045');
  await owing('1046', '500');
  const last = await owing('1047', '700');
  const purpose = 'Оплата по счетам №№ 1046 от 12.11.2026, 1045 от 12.11.2026 и 1047 от 12.11.2026. НДС 22% 306-56';
  const { id } = ok(await upload(statementOf([paidOf({ kopecks: 1700_00, purpose })])), 201);
  const [document] = await documents(id);
  assert.deepEqual(gist([document]), [['proposed', '1046 500.00', '1045 1000.00', '1047 200.00']]);
  assert.deepEqual([document.proposal.exact, document.proposal.remarks], [false, ['partial']]);
  assert.equal(ok(await apply(id)).applied, 0, 'what is not exact waits to be named');
  assert.equal(ok(await apply(id, { documentIds: [document.id] })).applied, 1);
  assert.equal((await card(last)).outstandingAmount, '500.00');
});

test('what was paid already is told, and paid no second time', async () => {
  const { owing, upload, documents, apply, card, pay, paidOf } = await bankPortal();
  const invoice = await owing('СЧ-1045');
  ok(await pay(invoice, '1000'), 201);
  const { id, counts } = ok(await upload(statementOf([paidOf({})])), 201);
  const [document] = await documents(id);
  assert.deepEqual(
    [counts.alreadyPaid, document.status, document.proposal.remarks],
    [1, 'already_paid', ['already_paid']],
  );
  assert.equal(ok(await apply(id, { documentIds: [document.id] })).applied, 0);
  assert.equal((await card(invoice)).payments.length, 1);
});

test('two payments of one file share what one invoice owes', async () => {
  const { owing, upload, documents, paidOf } = await bankPortal();
  await owing('СЧ-1045');
  const parts = [paidOf({ kopecks: 600_00 }), paidOf({ kopecks: 400_00 }), paidOf({ kopecks: 100_00 })];
  const { id } = ok(await upload(statementOf(parts)), 201);
  assert.deepEqual(gist(await documents(id)), [
    ['proposed', 'СЧ-1045 600.00'],
    ['proposed', 'СЧ-1045 400.00'],
    ['already_paid', 'СЧ-1045 0.00'],
  ]);
});

test('a payment whose purpose names nothing is matched by its amount, where one invoice alone owes just that', async () => {
  const { owing, upload, documents, paidOf } = await bankPortal();
  await owing('СЧ-1045', '1234.56');
  await owing('СЧ-1046', '700');
  await owing('СЧ-1047', '700');
  const purpose = 'Оплата за цемент по договору № 1045 от 01.02.2026';
  const { id } = ok(
    await upload(statementOf([paidOf({ kopecks: 1234_56, purpose }), paidOf({ kopecks: 700_00, purpose })])),
    201,
  );
  const [sure, unsure] = await documents(id);
  assert.deepEqual(
    [sure.proposal.remarks, sure.proposal.exact, sure.proposal.confidence],
    [['amount_alone'], false, 60],
  );
  assert.deepEqual([unsure.status, unsure.proposal], ['unmatched', null]);
});

test('a supplier without an INN is known by the account he is paid to', async () => {
  const { supplierOf, ask, approve, upload, documents } = await bankPortal();
  const { counterpartyId, party } = await supplierOf({ shortName: 'ООО «Щебень»', inn: undefined, kpp: undefined });
  const body = { counterpartyId, externalNumber: 'А-77', externalDate: '2026-11-12', totals: { gross: '1000' } };
  await approve(ok(await ask('POST', '/api/v1/invoices', body), 201).id);
  const document = paying({ ...party, inn: '7709999999', name: 'ЩЕБЕНЬ' }, { purpose: 'По счёту A-77' });
  const { id } = ok(await upload(statementOf([document])), 201);
  const [found] = await documents(id);
  assert.deepEqual([found.counterpartyId, found.proposal.exact], [counterpartyId, true]);
  assert.equal(found.proposal.foundIn[0].what, 'counterparty_account');
});

test('incoming payments are kept with their counterparty, and pay nothing', async () => {
  const { supplier, owing, upload, documents, paidOf } = await bankPortal();
  await owing('СЧ-1045');
  const { id, counts } = ok(await upload(statementOf([received(supplier.party), paidOf({})])), 201);
  assert.deepEqual([counts.kept, counts.proposed], [1, 1]);
  const [document] = await documents(id, '?direction=incoming');
  assert.deepEqual(
    [document.status, document.counterpartyId, document.proposal],
    ['kept', supplier.counterpartyId, null],
  );
});

test('what was not found is matched by hand, within what the document pays', async () => {
  const { ask, owing, upload, documents, apply, card, paidOf, supplier } = await bankPortal();
  const invoice = await owing('СЧ-1045', '900');
  const { id } = ok(await upload(statementOf([paidOf({ purpose: 'За товар' }), received(supplier.party)])), 201);
  const [document, incoming] = await documents(id);
  const match = (which: { id: string }, allocations: object[]) =>
    ask('PUT', `${statements}/${id}/documents/${which.id}/match`, { allocations });
  assert.equal(
    refusal(await match(document, [{ invoiceId: invoice, amount: '1000.01' }])),
    '422 validation_failed: /allocations more_than_document',
  );
  assert.equal(
    refusal(await match(document, [{ invoiceId: document.id, amount: '1' }])),
    '422 unknown_reference: /allocations not_found_reference',
  );
  assert.equal(
    refusal(await match(incoming, [{ invoiceId: invoice, amount: '1' }])),
    '422 unknown_reference: /allocations not_found_reference',
  );
  assert.equal(ok(await match(document, [{ invoiceId: invoice, amount: '900' }])).status, 'proposed');
  assert.equal(ok(await ask('POST', `${statements}/${id}/match`)).counts.proposed, 1, 'matching anew leaves it alone');
  assert.equal(ok(await match(document, [])).status, 'unmatched');
  ok(await match(document, [{ invoiceId: invoice, amount: '900' }]));
  assert.equal(ok(await apply(id, { documentIds: [document.id] })).applied, 1);
  assert.equal((await card(invoice)).status, 'paid');
  assert.equal(refusal(await match(document, [])), '409 conflict: document_applied');
});

test('a match of a version that is no more is refused, and leaves the document as it was', async () => {
  const { portal, owing, upload, documents, paidOf } = await bankPortal();
  const invoice = await owing('СЧ-1045', '900');
  const { id } = ok(await upload(statementOf([paidOf({ purpose: 'За товар' })])), 201);
  const [document] = await documents(id);
  const stale = await request('PUT', `${statements}/${id}/documents/${document.id}/match`, {
    token: await signIn(portal),
    headers: { 'if-match': `"v${document.version + 6}"` },
    body: { allocations: [{ invoiceId: invoice, amount: '900' }] },
  });
  assert.equal(refusal(stale), '412 precondition_failed');
  assert.deepEqual(await documents(id), [document]);
});

test('invoices that were entered after the upload are found when it is matched anew', async () => {
  const { ask, owing, upload, paidOf } = await bankPortal();
  const { id, counts } = ok(await upload(statementOf([paidOf({})])), 201);
  assert.equal(counts.unmatched, 1);
  await owing('СЧ-1045');
  assert.deepEqual(ok(await ask('POST', `${statements}/${id}/match`)).counts.exact, 1);
});

test('a payment that was deleted frees its document', async () => {
  const { portal, ask, owing, upload, documents, apply, card, paidOf } = await bankPortal();
  const invoice = await owing('СЧ-1045');
  const { id } = ok(await upload(statementOf([paidOf({})])), 201);
  ok(await apply(id));
  const [payment] = (await card(invoice)).payments;
  ok(await ask('DELETE', `/api/v1/invoices/${invoice}/payments/${payment.id}`));
  await drainJobs(portal.tenantId);
  assert.deepEqual(
    (await documents(id)).map(({ status }: { status: string }) => status),
    ['unmatched'],
  );
  ok(await ask('POST', `${statements}/${id}/match`));
  assert.equal(ok(await apply(id)).applied, 1);
  assert.equal((await card(invoice)).payments.length, 1);
});

test('a payment that billing refuses leaves its document as it was, and the others go on', async () => {
  const { ask, owing, upload, documents, apply, paidOf } = await bankPortal();
  const held = await owing('СЧ-1045');
  await owing('СЧ-1046', '500');
  const { id } = ok(
    await upload(statementOf([paidOf({}), paidOf({ kopecks: 500_00, purpose: 'Счет № СЧ-1046' })])),
    201,
  );
  ok(await ask('PATCH', `/api/v1/invoices/${held}/status`, { status: 'disputed', reason: 'Бой' }));
  const { applied, failed } = ok(await apply(id));
  assert.deepEqual([applied, failed.map(({ rule }: { rule: string }) => rule)], [1, ['invoice_on_hold']]);
  assert.deepEqual(
    (await documents(id)).map(({ status }: { status: string }) => status),
    ['proposed', 'applied'],
  );
});

test('who may not see bank details sees a statement without accounts', async () => {
  const { portal, owing, upload, paidOf } = await bankPortal();
  await owing('СЧ-1045');
  const { id } = ok(await upload(statementOf([paidOf({})])), 201);
  const { userId } = await newPerson(portal, 'sales');
  const token = await signIn(portal, userId);
  const { accounts } = ok(await request('GET', `${statements}/${id}`, { token }));
  const { items } = ok(await request('GET', `${statements}/${id}/documents`, { token }));
  assert.deepEqual([items[0].payee, items[0].counterpartyInn], [null, '7736050003']);
  assert.equal(accounts, null);
});

test('statements are read only where the card works, and seen by their own portal', async () => {
  const without = await bankPortal({ cards: [] });
  assert.equal(refusal(await without.upload(statementOf([]))), '409 installation_not_ready');
  const { ask, upload, installed, paidOf } = await bankPortal();
  const { id } = ok(await upload(statementOf([paidOf({})])), 201);
  assert.equal((await without.ask('GET', `${statements}/${id}`)).status, 404);
  ok(await ask('POST', `${installations}/${installed['bank-1c-statement']}/disable`));
  assert.equal(refusal(await upload(statementOf([paidOf({})]))), '409 integration_disabled');
  assert.equal(refusal(await ask('POST', `${statements}/${id}/apply`, {})), '409 integration_disabled');
  assert.equal((await ask('GET', `${statements}/${id}`)).status, 200, 'what was exchanged stays readable');
});
