import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, factsOf, lettersTo, newPerson, owner, run } from '../../../../test/harness.ts';
import { hoursAhead, letPass, look, quoteOf, rfqPortal, settled, tick, url } from '../../../../test/rfqs.ts';
import { deleteRfq } from './delete-rfq.ts';
import { updateRfq } from './update-rfq.ts';

const now = async (tenantId: string) =>
  owner.query(`update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`, [
    tenantId,
  ]);

test('a draft changes freely: no revision, no letter; what changes nothing tells nothing', async () => {
  const { draft, ask, portal } = await rfqPortal();
  const rfq = await draft();
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { message: 'Здравствуйте', currency: 'CNY', sealed: true });
  assert.deepEqual([json.revision, json.version, json.message, json.sealed], [1, 2, 'Здравствуйте', true]);
  assert.equal((await ask('PATCH', `${url}/${rfq.id}`, { message: 'Здравствуйте' })).json.version, 2);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).map(({ event }) => event),
    ['supplier_rfq.created', 'supplier_rfq.updated'],
  );
});

test('terms that change after it was sent are a revision: quotes are confirmed again, used links open, suppliers are told once', async () => {
  const { sent, ask, portal, tokenOf, cardOf } = await rfqPortal();
  const rfq = await sent(2);
  const [quoted, silent] = rfq.recipients;
  const quoteId = await quoteOf(portal, rfq, quoted);
  await owner.query(`update supplier_rfq_links set state = 'consumed' where tenant_id = $1 and recipient_id = $2`, [
    portal.tenantId,
    quoted.id,
  ]);
  await ask('PATCH', `${url}/${rfq.id}`, { paymentTerms: 'Аванс 30 %' });
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { deliveryTerms: 'До склада' });
  assert.deepEqual([json.revision, json.status], [3, 'sent']);
  const { rows } = await owner.query(
    'select needs_reconfirmation from supplier_quotes where tenant_id = $1 and id = $2',
    [portal.tenantId, quoteId],
  );
  assert.equal(rows[0].needs_reconfirmation, true);
  assert.equal((await look(await tokenOf(rfq.id, quoted.id))).json.link.state, 'active');
  await settled(portal, rfq.id);
  assert.equal((await lettersTo(silent.email)).length, 1, 'not before the buyer has paused');
  await now(portal.tenantId);
  await drainJobs(portal.tenantId);
  assert.deepEqual(
    (await cardOf(rfq.id)).recipients.map(({ revision }: { revision: number }) => revision),
    [3, 3],
  );
  const changed = async (email: string) =>
    (await lettersTo(email)).filter(({ subject }) => subject.startsWith('Изменён'));
  const [first, second] = [await changed(quoted.email), await changed(silent.email)];
  assert.deepEqual([first.length, second.length], [1, 1]);
  assert.match(String(first[0]?.text), /проверьте своё предложение/);
  assert.doesNotMatch(String(second[0]?.text), /проверьте своё предложение/);
});

test('a deadline that moves is no revision; suppliers hear of it at once, and their links live as long', async () => {
  const { sent, ask } = await rfqPortal();
  const rfq = await sent(1);
  const responseDeadline = hoursAhead(200);
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { responseDeadline });
  assert.deepEqual([json.revision, json.responseDeadline], [1, responseDeadline]);
  assert.equal(json.recipients[0].linkExpiresAt, new Date(Date.parse(responseDeadline) + 72 * 3_600_000).toISOString());
  const subjects = (await lettersTo(rfq.recipients[0].email)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject.startsWith('Новый срок')).length, 1);
});

test('a deadline moved ahead opens an expired request to where its answers stand', async () => {
  const { sent, ask, portal, cardOf } = await rfqPortal();
  const rfq = await sent(2);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  assert.equal((await settled(portal, rfq.id)).status, 'partially_quoted');
  await letPass(portal, rfq.id, 101);
  await tick(portal);
  const expired = await cardOf(rfq.id);
  assert.deepEqual([expired.status, expired.recipients[1].status], ['expired', 'no_response']);
  await ask('PATCH', `${url}/${rfq.id}`, { message: 'Ещё раз' });
  await now(portal.tenantId);
  await drainJobs(portal.tenantId);
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { responseDeadline: hoursAhead(10) });
  assert.deepEqual([json.status, json.recipients[1].status], ['partially_quoted', 'sent']);
  const subjects = (await lettersTo(rfq.recipients[1].email)).map(({ subject }) => subject);
  assert.equal(
    subjects.filter((subject) => subject.startsWith('Изменён запрос')).length,
    1,
    'what was revised meanwhile',
  );
});

test('sealed_is_fixed, a deadline that is taken away, and one in the past are refused after it was sent', async () => {
  const { sent, ask } = await rfqPortal();
  const { id } = await sent(1);
  assert.equal((await ask('PATCH', `${url}/${id}`, { sealed: true })).json.rule, 'sealed_is_fixed');
  assert.equal((await ask('PATCH', `${url}/${id}`, { responseDeadline: null })).json.errors[0].code, 'required');
  assert.equal(
    (await ask('PATCH', `${url}/${id}`, { responseDeadline: hoursAhead(-1) })).json.errors[0].code,
    'deadline_in_past',
  );
});

test('rfq_closed: what has ended takes no changes, and its prices are open', async () => {
  const { sent, ask, tokenOf } = await rfqPortal();
  const rfq = await sent(1, { sealed: true });
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { status: 'closed', reason: 'выбрали' });
  assert.deepEqual(
    [json.status, json.closedAt !== null, json.unsealedAt !== null, json.recipients[0].status],
    ['closed', true, true, 'no_response'],
  );
  const again = await ask('PATCH', `${url}/${rfq.id}`, { message: 'ещё' });
  assert.deepEqual([again.status, again.json.rule], [409, 'rfq_closed']);
  assert.equal(
    (await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled', reason: 'x' })).json.code,
    'invalid_state_transition',
  );
  assert.equal((await look(await tokenOf(rfq.id, rfq.recipients[0].id))).json.link.readOnly, true);
});

test('cancelling needs a reason, which suppliers are not told, and the right to delete', async () => {
  const { sent, ask, portal } = await rfqPortal();
  const rfq = await sent(1);
  assert.equal((await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled' })).json.errors[0].pointer, '/reason');
  const buyer = await newPerson(portal, 'buyer');
  const may = { ...buyer, permissions: new Set(['supplier_rfqs.update']) };
  await assert.rejects(run(updateRfq, may, { id: rfq.id, status: 'cancelled', reason: 'тайна' }), {
    code: 'forbidden',
  });
  const { json } = await ask('PATCH', `${url}/${rfq.id}`, { status: 'cancelled', reason: 'тайна' });
  assert.deepEqual([json.status, json.cancelReason], ['cancelled', 'тайна']);
  const letter = (await lettersTo(rfq.recipients[0].email)).find(({ subject }) => subject.startsWith('Отозван'));
  assert.match(String(letter?.subject), /^Отозван запрос/);
  assert.doesNotMatch(String(letter?.text), /тайна/);
});

test('a draft is deleted whole; one that was sent is cancelled with a reason', async () => {
  const { draft, sent, ask, portal, supplier } = await rfqPortal();
  const { id } = await draft({ recipients: [{ supplierId: (await supplier()).supplierId }] });
  assert.deepEqual((await ask('DELETE', `${url}/${id}`)).json, { id, result: 'deleted' });
  assert.equal((await ask('GET', `${url}/${id}`)).status, 404);
  const rfq = await sent(1);
  assert.equal((await ask('DELETE', `${url}/${rfq.id}`)).status, 400);
  const { json } = await ask('DELETE', `${url}/${rfq.id}?reason=${encodeURIComponent('не нужно')}`);
  assert.equal(json.result, 'cancelled');
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.data.reason, 'не нужно');
  await assert.rejects(run(deleteRfq, portal.owner, { id: rfq.id, reason: 'ещё раз' }), {
    code: 'invalid_state_transition',
  });
});

test('a draft that holds files is cancelled rather than removed', async () => {
  const { draft, ask, key } = await rfqPortal();
  const { request } = await import('../../../../test/harness.ts');
  const { id } = await draft();
  const form = new FormData();
  for (const [name, value] of Object.entries({ entityType: 'supplierRfq', entityId: id })) form.append(name, value);
  form.append('file', new File(['Содержимое'], 'план.txt', { type: 'text/plain' }));
  await request('POST', '/api/v1/files', { key, body: form });
  assert.equal((await ask('DELETE', `${url}/${id}`)).json.result, 'cancelled');
});

test('a change that rests on another version is refused', async () => {
  const { draft, ask } = await rfqPortal();
  const { id } = await draft();
  assert.equal((await ask('PATCH', `${url}/${id}`, { title: 'Б', version: 7 })).json.code, 'version_conflict');
  assert.equal(
    (await ask('PATCH', `${url}/${id}`, { title: 'Б' }, { 'if-match': '"v7"' })).json.code,
    'precondition_failed',
  );
});

test('the history tells who did what, the newest first', async () => {
  const { sent, ask, portal } = await rfqPortal();
  const rfq = await sent(1);
  await ask('PATCH', `${url}/${rfq.id}`, { message: 'ещё одно' });
  await ask('PATCH', `${url}/${rfq.id}`, { status: 'closed', reason: 'выбрали' });
  const { json } = await ask('GET', `${url}/${rfq.id}/history`);
  assert.deepEqual(
    json.items.map(({ kind, status, reason, revision }: Record<string, unknown>) => [kind, status, reason, revision]),
    [
      ['status_changed', { from: 'sent', to: 'closed' }, 'выбрали', 2],
      ['revised', null, null, 2],
      ['sent', { from: 'draft', to: 'sent' }, null, 1],
      ['created', null, null, 1],
    ],
  );
  assert.equal(json.items[0].actor.id, portal.ownerId);
  assert.deepEqual(json.items[2].recipientIds, [rfq.recipients[0].id]);
});
