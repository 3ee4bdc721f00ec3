import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { buyer, operatorPortal, sorted, stands } from '../../../../test/e-documents.ts';
import { newPerson, newPortal, owner, personWith, refused, request, run, signIn } from '../../../../test/harness.ts';
import { installations } from '../../../../test/integrations.ts';
import { getOutgoing } from './get-outgoing.ts';
import { listOutgoing } from './list-outgoing.ts';

test('what is not issued, or is over, does not go out', async (t) => {
  const { create, issued, act, customerId, give, ask } = await operatorPortal(t);
  assert.equal(refusal(await give((await create({ customerId })).id)), '409 conflict: not_ready_to_send');
  const { id } = await issued({ customerId });
  ok(await act(id, 'void', { reason: 'Ошибка' }));
  assert.equal(refusal(await give(id)), '409 conflict: not_ready_to_send');
  const draft = {
    counterpartyId: customerId,
    number: '47/2026',
    title: 'Поставка',
    kind: 'supply',
    date: '2026-11-20',
  };
  const contract = ok(await ask('POST', '/api/v1/contracts', draft), 201);
  const sent = () => give(contract.id, { entityType: 'contract' });
  assert.equal(refusal(await sent()), '409 conflict: not_ready_to_send');
  ok(await ask('PATCH', `/api/v1/contracts/${contract.id}/status`, { status: 'on_signing' }));
  assert.equal(ok(await sent(), 201).format, 'pdf');
});

test('the same document is not given twice, not even by two clicks at once', async (t) => {
  const { issued, customerId, give, drain, sim } = await operatorPortal(t);
  const { id } = await issued({ customerId });
  const answers = await Promise.all([give(id), give(id), give(id)]);
  assert.deepEqual(sorted(answers.map(({ status }) => status)), [201, 409, 409]);
  const [no] = answers.filter(({ status }) => status === 409);
  assert.equal(no?.json.rule, 'already_sent');
  await drain();
  assert.equal(sim.state.messages.length, 1);
  const again = await give(id);
  assert.equal(refusal(again), '409 conflict: already_sent');
  assert.match(again.json.detail, /already/);
});

test('a recipient who is not connected is refused with how it stands, and several boxes are told', async (t) => {
  const { issued, newParty, give, sim } = await operatorPortal(t);
  const to = async (inn: string, more: object = {}) =>
    give((await issued({ customerId: await newParty(`Кто-то ${inn}`, { roles: ['customer'], inn, ...more }) })).id);
  const stranger = await to('7736050003', { kind: 'legal_entity' });
  assert.equal(refusal(stranger), '422 business_rule_violated: recipient_not_connected');
  assert.deepEqual(stranger.json.recipients, []);
  const invited = await to('5260002707', { kind: 'legal_entity' });
  assert.equal(refusal(invited), '422 business_rule_violated: recipient_not_connected');
  assert.equal(invited.json.recipients[0].relation, 'invited');
  assert.match(invited.json.detail, /invited/);
  const none = await give((await issued({ customerId: await newParty('Без ИНН') })).id);
  assert.equal(refusal(none), '422 business_rule_violated: recipient_inn_missing');
  assert.equal(sim.state.messages.length, 0);
});

test('of several boxes a person chooses', async (t) => {
  const { issued, customerId, give, ask, sim, drain } = await operatorPortal(t);
  Object.assign(sim.state.others[1] as object, { ...buyer });
  const { id } = await issued({ customerId });
  const several = await give(id);
  assert.equal(refusal(several), '422 business_rule_violated: recipient_ambiguous');
  assert.equal(several.json.recipients.length, 2);
  const { items } = ok(await ask('GET', `/recipients?operator=A&inn=${buyer.inn}&kpp=${buyer.kpp}`));
  assert.deepEqual(items, several.json.recipients);
  const recipient = items[1].id;
  assert.equal(refusal(await give(id, { recipient: 'чужой' })), '422 business_rule_violated: recipient_unknown');
  const made = ok(await give(id, { recipient }), 201);
  assert.equal(made.recipient.id, recipient);
  await drain();
  assert.ok(recipient.startsWith((sim.state.messages[0]?.toBoxId ?? '?').replaceAll('-', '')));
});

test('a branch whose box is not there is not sent to another branch by itself', async (t) => {
  const { issued, newParty, give } = await operatorPortal(t);
  const branch = { roles: ['customer'], kind: 'legal_entity', inn: buyer.inn, kpp: '540602001' };
  const { id } = await issued({ customerId: await newParty('Филиал «Юг»', branch) });
  const undecided = await give(id);
  assert.equal(refusal(undecided), '422 business_rule_violated: recipient_ambiguous');
  assert.match(undecided.json.detail, /540602001/);
  const [{ id: recipient, kpp }] = undecided.json.recipients;
  assert.equal(kpp, buyer.kpp);
  assert.equal(ok(await give(id, { recipient }), 201).recipient.id, recipient);
});

test('numbers that are none are refused before the operator is asked', async (t) => {
  const { ask, sim } = await operatorPortal(t);
  const before = sim.journal.length;
  assert.equal(
    refusal(await ask('GET', '/recipients?operator=A&inn=123')),
    '400 invalid_query_parameter: undefined inn_format',
  );
  assert.equal(
    refusal(await ask('GET', '/recipients?operator=A&inn=7728168971&kpp=77')),
    '400 invalid_query_parameter: undefined kpp_format',
  );
  assert.equal(sim.journal.length, before);
});

test('nothing goes out in the name of a company that has no box', async (t) => {
  const { issued, customerId, give, sim } = await operatorPortal(t);
  sim.state.ours.inn = '7701234567';
  assert.equal(
    refusal(await give((await issued({ customerId })).id)),
    '422 business_rule_violated: sender_not_connected',
  );
});

test('a document without a company of ours to send it asks for one', async (t) => {
  const { ask, customerId, give, portal } = await operatorPortal(t);
  const body = { counterpartyId: customerId, number: '48/2026', title: 'Поставка', kind: 'supply', date: '2026-11-20' };
  const { id } = ok(await ask('POST', '/api/v1/contracts', body), 201);
  ok(await ask('PATCH', `/api/v1/contracts/${id}/status`, { status: 'on_signing' }));
  await owner.query('update contracts set seller_profile_id = null where tenant_id = $1', [portal.tenantId]);
  const undecided = await give(id, { entityType: 'contract' });
  assert.equal(refusal(undecided), '422 business_rule_violated: sender_inn_missing');
});

test('an employee of two companies sends nothing of the one from the box of the other', async (t) => {
  const { issued, customerId, give, ask, sim, installationId, drain } = await operatorPortal(t);
  const { ours } = sim.state;
  sim.state.sisters = [
    { ...ours, inn: '7701234567', boxes: [{ id: '00000000-d0c0-4000-8000-000000000099', title: 'Сестра' }] },
  ];
  const chosen = async (boxId: string) => {
    ok(await ask('PATCH', `${installations}/${installationId}/config`, { settings: { boxId } }));
    ok(await ask('POST', `${installations}/${installationId}/test`, {}));
  };
  const { id } = await issued({ customerId });
  const undecided = await give(id);
  assert.equal(refusal(undecided), '422 business_rule_violated: provider_refused');
  assert.match(undecided.json.detail, /several boxes/);
  await chosen('00000000-d0c0-4000-8000-000000000099');
  const refusedOne = await give(id);
  assert.equal(refusal(refusedOne), '422 business_rule_violated: sender_not_connected');
  assert.match(refusedOne.json.detail, /7707083893/);
  await chosen(ours.boxes[0]?.id ?? '');
  ok(await give(id), 201);
  await drain();
  assert.equal(sim.state.messages.length, 1);
});

test('who may not see the record or send does not, and another portal knows nothing of it', async (t) => {
  const { given, portal, give, ask } = await operatorPortal(t);
  const { id, invoice } = await given();
  const other = await newPortal();
  const stranger = await other.key('customer_documents.read', 'customer_documents.write');
  assert.equal((await request('GET', `/api/v1/e-documents/outgoing/${id}`, { key: stranger })).status, 404);
  const body = { entityType: 'salesInvoice', entityId: invoice.id, operator: 'A' };
  assert.equal((await request('POST', '/api/v1/e-documents/outgoing', { key: stranger, body })).status, 404);
  const viewer = await newPerson(portal, 'viewer');
  const token = await signIn(portal, viewer.userId);
  assert.equal((await request('POST', '/api/v1/e-documents/outgoing', { token, body })).status, 403);
  const narrow = personWith(portal, 'edo.read');
  const { items } = (await run(listOutgoing, narrow, {})) as { items: unknown[] };
  assert.deepEqual(items, [], 'somebody who may read no invoices');
  assert.equal((await refused(run(getOutgoing, narrow, { id }))).code, 'forbidden');
  assert.equal((await give('0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11')).status, 404);
  assert.equal(ok(await ask('GET', '/outgoing')).items.length, 1);
});

test('an operator that is not installed, or is disabled, is asked for nothing', async (t) => {
  const { issued, customerId, give, ask, installationId } = await operatorPortal(t);
  const { id } = await issued({ customerId });
  assert.equal(refusal(await give(id, { operator: 'B' })), '409 installation_not_ready');
  assert.deepEqual(
    ok(await ask('GET', '/operators')).items.map(({ operator, slug }: Record<string, string>) => [operator, slug]),
    [['A', 'edo-diadoc']],
  );
  ok(await ask('POST', `/api/v1/integrations/installations/${installationId}/disable`));
  assert.equal(refusal(await give(id)), '409 integration_disabled');
  assert.deepEqual(ok(await ask('GET', '/operators')).items, []);
});

test('a format that the document has not is refused', async (t) => {
  const { issued, customerId, give, card } = await operatorPortal(t);
  const { id } = await issued({ customerId });
  assert.equal(refusal(await give(id, { format: 'xml' })), '422 validation_failed: /format format_not_applicable');
  const made = ok(await give(id, { format: 'docx' }), 201);
  assert.equal(stands(await card(made.id)), 'queued none');
});
