import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, lettersTo, owner } from '../../../../test/harness.ts';
import { made } from '../../../../test/requisitions.ts';
import { hoursAhead, rfqPortal, url } from '../../../../test/rfqs.ts';

test('a request goes to every supplier, each with a letter and a link of his own', async () => {
  const { sent, portal, tokenOf } = await rfqPortal();
  const rfq = await sent(2, { message: 'Нужно к понедельнику' });
  assert.deepEqual([rfq.status, rfq.sent, rfq.sentAt !== null], ['sent', 2, true]);
  const tokens = await Promise.all(rfq.recipients.map(({ id }: { id: string }) => tokenOf(rfq.id, id)));
  assert.notEqual(tokens[0], tokens[1]);
  assert.match(tokens[0] as string, /^[\w-]{43}$/);
  for (const [index, recipient] of rfq.recipients.entries()) {
    assert.deepEqual([recipient.status, recipient.revision], ['sent', 1]);
    const [letter, ...more] = await lettersTo(recipient.email);
    assert.equal(more.length, 0);
    assert.match(String(letter?.text), new RegExp(`rfq#${tokens[index]}`));
    assert.match(String(letter?.text), /Цемент М500: 10\sшт/);
    assert.match(String(letter?.text), /Нужно к понедельнику/);
    assert.match(String(letter?.subject), /RFQ-\d{4}-0001/);
  }
  const facts = await factsOf(portal.tenantId);
  assert.deepEqual(
    facts.map(({ event }) => event),
    ['supplier_rfq.created', 'supplier_rfq.sent'],
  );
  assert.deepEqual(facts[1]?.data.status, { from: 'draft', to: 'sent' });
  assert.ok(!JSON.stringify(facts).includes(tokens[0] as string), 'no fact holds a token');
});

test('an approved requisition is being sourced from its first request on, and knows whom was asked', async () => {
  const { create, supplier, draft, send, ask, portal } = await rfqPortal();
  const requisition = await create();
  await owner.query(`update requisitions set status = 'approved' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    requisition.id,
  ]);
  const { supplierId } = await supplier();
  const { id } = await draft({ items: [{ procurementItemId: requisition.items[0].id }], recipients: [{ supplierId }] });
  await send(id);
  assert.equal((await ask('GET', `/api/v1/purchase-requisitions/${requisition.id}`)).json.status, 'in_sourcing');
  const { rows } = await owner.query(
    'select supplier_id, status, added_from from requisition_suppliers where tenant_id = $1',
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ supplier_id: supplierId, status: 'invited', added_from: 'rfq' }]);
});

test('no_items, no_recipients and deadline_too_soon: what nobody could answer is not sent', async () => {
  const { ask, draft, supplier } = await rfqPortal();
  const recipients = [{ supplierId: (await supplier()).supplierId }];
  const rule = async (more: object) => {
    const { id } = await draft(more as Record<string, unknown>);
    const { status, json } = await ask('POST', `${url}/${id}/send`, {});
    assert.equal(status, 422);
    return json.rule;
  };
  assert.equal(await rule({ items: [], recipients }), 'no_items');
  assert.equal(await rule({}), 'no_recipients');
  assert.equal(await rule({ recipients, responseDeadline: hoursAhead(0.2) }), 'deadline_too_soon');
  assert.equal(await rule({ recipients, responseDeadline: null }), 'deadline_too_soon');
});

test('recipient_email_missing names everybody without an address; a link alone needs none', async () => {
  const { ask, draft, portal, send } = await rfqPortal();
  const { newCounterparty } = await import('../../../../test/suppliers.ts');
  const [one, two] = [await newCounterparty(portal, 'Первый'), await newCounterparty(portal, 'Второй')];
  const { id } = await draft({ recipients: [one, two].map(({ supplierId }) => ({ supplierId })) });
  const { status, json } = await ask('POST', `${url}/${id}/send`, {});
  assert.deepEqual(
    [status, json.rule, json.recipients.map(({ name }: { name: string }) => name)],
    [422, 'recipient_email_missing', ['Первый', 'Второй']],
  );
  const byHand = await draft({ recipients: [{ supplierId: one.supplierId, channel: 'link' }] });
  assert.equal((await send(byHand.id)).recipients[0].status, 'sent');
});

test('sent twice it goes to nobody again; newcomers alone get it; resend repeats the same link', async () => {
  const { sent, send, supplier, ask, tokenOf } = await rfqPortal();
  const rfq = await sent(1);
  assert.equal((await send(rfq.id)).sent, 0);
  const { supplierId, email } = await supplier();
  made(await ask('POST', `${url}/${rfq.id}/recipients`, { supplierId }));
  const again = await send(rfq.id);
  assert.equal(again.sent, 1);
  assert.equal((await lettersTo(email)).length, 1);
  assert.equal((await lettersTo(rfq.recipients[0].email)).length, 1);
  const token = await tokenOf(rfq.id, rfq.recipients[0].id);
  assert.equal((await send(rfq.id, { recipientIds: [rfq.recipients[0].id], resend: true })).sent, 1);
  const letters = await lettersTo(rfq.recipients[0].email);
  assert.equal(letters.length, 2);
  for (const { text } of letters) assert.match(text, new RegExp(token));
});

test('recipients of another request, and those of nobody, are refused', async () => {
  const { sent, ask } = await rfqPortal();
  const [one, other] = [await sent(1), await sent(1)];
  const { status, json } = await ask('POST', `${url}/${one.id}/send`, { recipientIds: [other.recipients[0].id] });
  assert.deepEqual([status, json.errors[0].code], [422, 'not_found_reference']);
});

test('two sendings at once send one letter', async () => {
  const { draft, supplier, send } = await rfqPortal();
  const { supplierId, email } = await supplier();
  const { id } = await draft({ recipients: [{ supplierId }] });
  const counts = (await Promise.all([send(id), send(id)])).map(({ sent }) => sent);
  assert.deepEqual(new Set(counts), new Set([0, 1]));
  assert.equal((await lettersTo(email)).length, 1);
});

test('a supplier abroad is written to in English', async () => {
  const { draft, supplier, send, portal } = await rfqPortal();
  const { supplierId, counterpartyId, email } = await supplier({ fullName: 'John Smith' }, 'Acme Ltd');
  await owner.query(`update counterparties set kind = 'foreign' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    counterpartyId,
  ]);
  await send((await draft({ recipients: [{ supplierId }] })).id);
  const [letter] = await lettersTo(email);
  assert.match(String(letter?.subject), /^Request for quotes/);
  assert.match(String(letter?.text), /Hello John Smith,[\s\S]*10\spiece/);
});

test('a request that has ended is not sent', async () => {
  const { sent, ask } = await rfqPortal();
  const { id } = await sent(1);
  await ask('PATCH', `${url}/${id}`, { status: 'closed' });
  const { status, json } = await ask('POST', `${url}/${id}/send`, {});
  assert.deepEqual([status, json.code], [409, 'invalid_state_transition']);
});

test('supplier_blocked: who was blocked since he was added is not asked', async () => {
  const { draft, supplier, ask, portal } = await rfqPortal();
  const { supplierId, counterpartyId } = await supplier();
  const { id } = await draft({ recipients: [{ supplierId }] });
  await owner.query(
    `update counterparties set status = 'blocked', block_reason = 'долги' where tenant_id = $1 and id = $2`,
    [portal.tenantId, counterpartyId],
  );
  const { status, json } = await ask('POST', `${url}/${id}/send`, {});
  assert.deepEqual([status, json.rule], [422, 'supplier_blocked']);
});

test('requisition_ended: nothing is sent for a requisition that was completed meanwhile', async () => {
  const { create, supplier, draft, ask, portal } = await rfqPortal();
  const requisition = await create();
  const { supplierId } = await supplier();
  const { id } = await draft({ procurementId: requisition.id, recipients: [{ supplierId }] });
  await owner.query(`update requisitions set status = 'completed' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    requisition.id,
  ]);
  assert.equal((await ask('POST', `${url}/${id}/send`, {})).json.rule, 'requisition_ended');
});
