import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lettersTo, owner } from '../../../../test/harness.ts';
import { mailOf, refuseLetters } from '../../../../test/letters.ts';
import { made } from '../../../../test/requisitions.ts';
import { look, quoteOf, rfqPortal, url } from '../../../../test/rfqs.ts';

test('a supplier is added once, by either name', async () => {
  const { draft, ask, supplier } = await rfqPortal();
  const { supplierId, counterpartyId } = await supplier();
  const { id } = await draft();
  assert.equal(made(await ask('POST', `${url}/${id}/recipients`, { supplierId })).recipients.length, 1);
  const { status, json } = await ask('POST', `${url}/${id}/recipients`, { counterpartyId });
  assert.deepEqual([status, json.code, json.errors[0].pointer], [409, 'already_exists', '/supplierId']);
});

test('who was not asked yet is removed; who was asked is told and his link dies', async () => {
  const { draft, sent, ask, supplier, cardOf } = await rfqPortal();
  const pending = await draft({ recipients: [{ supplierId: (await supplier()).supplierId }] });
  assert.equal(
    (await ask('DELETE', `${url}/${pending.id}/recipients/${pending.recipients[0].id}`)).json.result,
    'deleted',
  );
  const rfq = await sent(2);
  assert.equal((await ask('DELETE', `${url}/${rfq.id}/recipients/${rfq.recipients[0].id}`)).json.result, 'revoked');
  const letters = await lettersTo(rfq.recipients[0].email);
  assert.ok(letters.some(({ text }) => /больше не требуется/.test(text)));
  const card = await cardOf(rfq.id);
  assert.deepEqual([card.recipients[0].status, card.counts.recipients], ['revoked', 1]);
  const again = await ask('DELETE', `${url}/${rfq.id}/recipients/${rfq.recipients[0].id}`);
  assert.deepEqual([again.status, again.json.code], [409, 'invalid_state_transition']);
});

test('recipient_revoked: who was told that nothing is asked of him any more stays as he was', async () => {
  const { sent, ask } = await rfqPortal();
  const rfq = await sent(2);
  const at = `${url}/${rfq.id}/recipients/${rfq.recipients[0].id}`;
  await ask('DELETE', at);
  const { status, json } = await ask('PATCH', at, { email: 'petrova@cement.ru' });
  assert.deepEqual([status, json.rule], [409, 'recipient_revoked']);
});

test('too_many_recipients: a hundred suppliers are asked, and not one more', async () => {
  const { draft, ask, supplier, portal } = await rfqPortal();
  const { rows } = await owner.query<{ id: string }>(
    `with party as (
       insert into counterparties (tenant_id, kind, short_name, roles)
       select $1, 'legal_entity', 'ООО «Поставщик ' || n || '»', array['supplier'] from generate_series(1, 100) n returning id)
     insert into suppliers (tenant_id, counterparty_id) select $1, id from party returning id`,
    [portal.tenantId],
  );
  const { id } = await draft({ recipients: rows.map((row) => ({ supplierId: row.id })) });
  const { status, json } = await ask('POST', `${url}/${id}/recipients`, { supplierId: (await supplier()).supplierId });
  assert.deepEqual([status, json.rule, json.limit], [422, 'too_many_recipients', 100]);
});

test('a supplier who has given a quote stays with it', async () => {
  const { sent, ask, portal } = await rfqPortal();
  const rfq = await sent(1);
  const quoteId = await quoteOf(portal, rfq, rfq.recipients[0]);
  const { status, json } = await ask('DELETE', `${url}/${rfq.id}/recipients/${rfq.recipients[0].id}`);
  assert.deepEqual([status, json.blockers], [409, [{ entityType: 'supplier_quote', entityId: quoteId }]]);
});

test('letters go where a recipient is written to now', async () => {
  const { sent, ask, send } = await rfqPortal();
  const rfq = await sent(1);
  const [{ id: recipientId }] = rfq.recipients;
  const email = `new-${recipientId}@cement.ru`;
  const { json } = await ask('PATCH', `${url}/${rfq.id}/recipients/${recipientId}`, { email });
  assert.equal(json.email, email);
  await send(rfq.id, { recipientIds: [recipientId], resend: true });
  assert.equal((await lettersTo(email)).length, 1);
  assert.equal(
    (await ask('PATCH', `${url}/${rfq.id}/recipients/${recipientId}`, { email: 'кривой' })).json.errors[0].pointer,
    '/email',
  );
});

test('the link of a recipient is handed to who may send, and to nobody before it was sent', async () => {
  const { draft, ask, supplier } = await rfqPortal();
  const { id, recipients } = await draft({ recipients: [{ supplierId: (await supplier()).supplierId }] });
  assert.equal((await ask('GET', `${url}/${id}/recipients/${recipients[0].id}/link`)).status, 404);
});

test('delivery_failed: a letter that could not be delivered is seen with its reason, and its buyer is told', async () => {
  const { draft, supplier, send, portal, cardOf } = await rfqPortal();
  const { supplierId, email } = await supplier();
  const { id, recipients } = await draft({ recipients: [{ supplierId }] });
  await send(id);
  await refuseLetters(portal, recipients[0].id);
  const [recipient] = (await cardOf(id)).recipients;
  assert.deepEqual([recipient.status, recipient.lastError], ['delivery_failed', '550 no such user']);
  const [told] = await lettersTo(mailOf(portal));
  assert.match(String(told?.subject), /^Не доставлено: /);
  assert.ok(told?.text.replaceAll('\u2060', '').includes(email));
  assert.match(String(told?.text), new RegExp(`/supplier-rfqs/${id}`));
  assert.equal((await send(id, { resend: true })).recipients[0].status, 'sent');
});

test('a reminder that was not delivered is marked so, and the supplier stays as he answered', async () => {
  const { sent, portal, cardOf, ask, tokenOf } = await rfqPortal();
  const { id, recipients } = await sent();
  await lettersTo(recipients[0].email);
  await look(await tokenOf(id, recipients[0].id));
  await ask('POST', `${url}/${id}/remind`, {});
  await refuseLetters(portal, recipients[0].id, '552 mailbox full');
  const [recipient] = (await cardOf(id)).recipients;
  assert.deepEqual([recipient.status, recipient.lastError], ['viewed', '552 mailbox full']);
  const { rows } = await owner.query(
    'select status, reason from supplier_rfq_reminders where tenant_id = $1 and recipient_id = $2',
    [portal.tenantId, recipients[0].id],
  );
  assert.deepEqual(rows, [{ status: 'failed', reason: '552 mailbox full' }]);
});

test('recipient_messenger_missing: a supplier asked by a messenger that is not connected is refused, never called sent', async () => {
  const { draft, ask, supplier, portal } = await rfqPortal();
  const { supplierId } = await supplier();
  const { id } = await draft();
  const refused = await ask('POST', `${url}/${id}/recipients`, { supplierId, channel: 'messenger' });
  assert.deepEqual(
    [refused.status, refused.json.errors[0].pointer, refused.json.errors[0].code],
    [422, '/channel', 'not_available'],
  );
  made(await ask('POST', `${url}/${id}/recipients`, { supplierId, channel: 'link' }));
  await owner.query(`update supplier_rfq_recipients set channel = 'messenger' where tenant_id = $1`, [portal.tenantId]);
  const { status, json } = await ask('POST', `${url}/${id}/send`, {});
  assert.deepEqual([status, json.rule], [422, 'recipient_messenger_missing']);
});
