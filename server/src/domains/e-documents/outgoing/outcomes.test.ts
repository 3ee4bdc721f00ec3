import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { operatorPortal, sorted, stands } from '../../../../test/e-documents.ts';
import { factsOf } from '../../../../test/harness.ts';

test('a document that the recipient rejects tells why, and is given anew under the next version', async (t) => {
  const { sim, sent, sync, card, give, drain, ask } = await operatorPortal(t);
  const { id, invoice } = await sent();
  const { messageId } = (await card(id)).ids;
  sim.happen('counterparty rejects', { messageId, says: 'Не сходится количество мешков' });
  await sync();
  const rejected = await card(id);
  assert.equal(stands(rejected), 'rejected refused');
  assert.equal(rejected.reason, 'Не сходится количество мешков');
  assert.equal(rejected.lastEventName, 'Отказ в подписи');
  const anew = ok(await give(invoice.id), 201);
  await drain();
  assert.deepEqual([anew.documentVersion, anew.isCurrent, (await card(id)).isCurrent], [2, true, false]);
  assert.notEqual((await card(anew.id)).ids.messageId, messageId);
  const { items } = ok(await ask('GET', `/outgoing?entityType=salesInvoice&entityId=${invoice.id}&isCurrent=true`));
  assert.deepEqual(
    items.map((one: { id: string }) => one.id),
    [anew.id],
  );
});

test('a revocation is asked for once, and is there when the operator says so', async (t) => {
  const { sim, sent, sync, card, drain, ask, give } = await operatorPortal(t);
  const { id, invoice } = await sent();
  const { messageId } = (await card(id)).ids;
  sim.happen('counterparty signs', { messageId });
  await sync();
  const body = { reason: 'Ошибка в сумме' };
  const both = await Promise.all([
    ask('POST', `/outgoing/${id}/revoke`, body),
    ask('POST', `/outgoing/${id}/revoke`, body),
  ]);
  assert.deepEqual(sorted(both.map(({ status }) => status)), [200, 409]);
  await drain();
  const asked = await card(id);
  assert.deepEqual([asked.status, asked.reason], ['revocation_requested', 'Ошибка в сумме']);
  assert.equal(refusal(await ask('POST', `/outgoing/${id}/revoke`, body)), '409 conflict: already_over');
  assert.equal(refusal(await give(invoice.id)), '409 conflict: already_sent');
  sim.happen('revocation accepted', { messageId });
  await sync();
  assert.equal((await card(id)).status, 'revoked');
});

test('a draft is not revoked from here, and nothing is before it is handed over', async (t) => {
  const { issued, customerId, give, drain, ask, card } = await operatorPortal(t);
  const { id } = ok(await give((await issued({ customerId })).id), 201);
  const body = { reason: 'Передумали' };
  assert.equal(refusal(await ask('POST', `/outgoing/${id}/revoke`, body)), '409 conflict: not_handed_over');
  assert.equal(refusal(await ask('POST', `/outgoing/${id}/refresh`, {})), '409 conflict: not_handed_over');
  await drain();
  const refused = await ask('POST', `/outgoing/${id}/revoke`, body, { 'accept-language': 'ru' });
  assert.equal(refusal(refused), '409 conflict: draft_not_sent');
  assert.match(refused.json.detail, /удалите его в кабинете оператора/);
  const after = await card(id);
  assert.deepEqual([after.status, after.reason], ['draft', null]);
});

test('a revocation that the operator refuses leaves the document as it was, says why, and keeps no reason', async (t) => {
  const { sim, sent, sync, card, drain, ask } = await operatorPortal(t);
  const { id } = await sent();
  sim.rules.turn('DD-30/signed', true);
  ok(await ask('POST', `/outgoing/${id}/revoke`, { reason: 'Ошибка' }));
  await drain();
  const after = await card(id);
  assert.deepEqual([after.status, after.reason], ['sent', null]);
  assert.match(after.statusDetails, /Аннулирование не запрошено\. Диадок требует подписи/);
  await sync();
});

test('a code that nobody knows stays visible with the words of the operator, and is not «signed»', async (t) => {
  const { sim, sent, card, ask } = await operatorPortal(t);
  const { id } = await sent();
  const [document] = sim.state.messages.at(-1)?.documents ?? [];
  assert.ok(document);
  document.recipientResponse = 'WithSignatureOfTheMoon' as never;
  const shown = ok(await ask('POST', `/outgoing/${id}/refresh`, {}));
  assert.equal(stands(shown), 'unknown unknown');
  assert.ok(shown.statusText.length > 0);
  document.recipientResponse = 'WithRecipientSignature';
  assert.equal(stands(ok(await ask('POST', `/outgoing/${id}/refresh`, {}))), 'signed both_signed');
  assert.equal((await card(id)).status, 'signed');
});

test('the same events again change nothing', async (t) => {
  const { sim, sent, sync, card, portal } = await operatorPortal(t);
  const { id } = await sent();
  sim.happen('counterparty signs', { messageId: (await card(id)).ids.messageId });
  await sync();
  const before = await card(id);
  const facts = (await factsOf(portal.tenantId)).length;
  await sync();
  const after = await card(id);
  assert.deepEqual({ ...after, syncedAt: null }, { ...before, syncedAt: null });
  const told = (await factsOf(portal.tenantId)).slice(facts).map(({ event }) => event);
  assert.deepEqual(
    told.filter((event) => event.startsWith('e_document')),
    [],
  );
});

test('a signature that does not fit is an error, and a draft that somebody removed may be given anew', async (t) => {
  const { sim, sent, given, sync, card, give, ask } = await operatorPortal(t);
  const one = await sent();
  sim.happen('signature does not fit', { messageId: (await card(one.id)).ids.messageId });
  await sync();
  assert.equal((await card(one.id)).status, 'error');
  const two = await given();
  const { ids } = await card(two.id);
  sim.state.messages = sim.state.messages.filter(({ id }) => id !== ids.messageId);
  const gone = ok(await ask('POST', `/outgoing/${two.id}/refresh`, {}));
  assert.deepEqual([gone.status, gone.statusText], ['error', 'У оператора документа больше нет']);
  assert.equal(ok(await give(two.invoice.id), 201).documentVersion, 2);
});

test('a signed document stays signed when its copy at the operator is gone, and is not given anew', async (t) => {
  const { sim, sent, sync, card, give, ask } = await operatorPortal(t);
  const { id, invoice } = await sent();
  const { messageId } = (await card(id)).ids;
  sim.happen('counterparty signs', { messageId });
  sim.happen('deleted', { messageId });
  await sync();
  sim.state.messages = sim.state.messages.filter((one) => one.id !== messageId);
  const gone = ok(await ask('POST', `/outgoing/${id}/refresh`, {}));
  assert.deepEqual([gone.status, gone.statusText], ['signed', 'У оператора документа больше нет']);
  assert.equal(refusal(await give(invoice.id)), '409 conflict: already_sent');
});

test('the signed original is downloaded with its signatures', async (t) => {
  const { sim, sent, sync, card, ask } = await operatorPortal(t);
  const { id } = await sent();
  sim.happen('counterparty signs', { messageId: (await card(id)).ids.messageId });
  await sync();
  const { bytes, headers, status } = await ask('GET', `/outgoing/${id}/archive`);
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /zip/);
  assert.ok(bytes.includes('.pdf') && bytes.includes('.sig'));
  assert.ok(bytes.includes('%PDF'));
});
