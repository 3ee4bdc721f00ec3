import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, lettersTo, owner } from '../../../../test/harness.ts';
import { letPass, quoteOf, rfqPortal, settled, tick, url } from '../../../../test/rfqs.ts';

const textsTo = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject.split(':')[0]);

test('who did not answer is reminded, and the others are told why not', async () => {
  const { sent, ask, portal, supplier } = await rfqPortal();
  const rfq = await sent(2);
  await quoteOf(portal, rfq, rfq.recipients[1]);
  await settled(portal, rfq.id);
  const late = await supplier();
  await ask('POST', `${url}/${rfq.id}/recipients`, { supplierId: late.supplierId });
  const { json } = await ask('POST', `${url}/${rfq.id}/remind`, {});
  assert.deepEqual([json.sent, json.recipientIds], [1, [rfq.recipients[0].id]]);
  assert.deepEqual(
    json.skipped.map(({ reason }: { reason: string }) => reason),
    ['quoted', 'not_sent'],
  );
  const subjects = new Set(await textsTo(rfq.recipients[0].email));
  assert.deepEqual(subjects, new Set([`Запрос предложений ${rfq.number}`, 'Напоминание']));
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'supplier_rfq.reminded');
});

test('throttled: nobody is reminded twice in four hours, which is no error', async () => {
  const { sent, ask, portal } = await rfqPortal();
  const rfq = await sent(1);
  const remind = async () => (await ask('POST', `${url}/${rfq.id}/remind`, {})).json;
  assert.equal((await remind()).sent, 1);
  const again = await remind();
  assert.deepEqual([again.sent, again.skipped], [0, [{ recipientId: rfq.recipients[0].id, reason: 'throttled' }]]);
  await letPass(portal, rfq.id, 4.1);
  assert.equal((await remind()).sent, 1);
});

test('deadline_passed, not_sent and rfq_closed: there is a time to remind', async () => {
  const { sent, draft, ask, portal } = await rfqPortal();
  const rule = async (id: string) => {
    const { status, json } = await ask('POST', `${url}/${id}/remind`, {});
    assert.equal(status, 409);
    return json.rule;
  };
  assert.equal(await rule((await draft()).id), 'not_sent');
  const { id } = await sent(1);
  await letPass(portal, id, 101);
  assert.equal(await rule(id), 'deadline_passed', 'by the clock, though no worker has looked');
  await ask('PATCH', `${url}/${id}`, { status: 'closed' });
  assert.equal(await rule(id), 'rfq_closed');
});

test('while the requisition is on hold reminders rest', async () => {
  const { sent, ask, create, portal } = await rfqPortal();
  const requisition = await create();
  const rfq = await sent(1, { items: [{ procurementItemId: requisition.items[0].id }] });
  await owner.query(
    `update requisitions set status = 'on_hold', held_from = 'draft' where tenant_id = $1 and id = $2`,
    [portal.tenantId, requisition.id],
  );
  const { json } = await ask('POST', `${url}/${rfq.id}/remind`, {});
  assert.deepEqual([json.sent, json.skipped[0].reason], [0, 'requisition_on_hold']);
  await letPass(portal, rfq.id, 30);
  await tick(portal);
  assert.equal((await lettersTo(rfq.recipients[0].email)).length, 1);
});

test('72 and 24 hours before the deadline the silent are reminded by themselves, once each', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(2);
  await quoteOf(portal, rfq, rfq.recipients[1]);
  await settled(portal, rfq.id);
  await tick(portal);
  assert.equal((await lettersTo(rfq.recipients[0].email)).length, 1, 'not before its time');
  await letPass(portal, rfq.id, 29);
  await tick(portal);
  await tick(portal);
  assert.equal((await lettersTo(rfq.recipients[0].email)).length, 2);
  await letPass(portal, rfq.id, 48);
  await tick(portal);
  assert.equal((await lettersTo(rfq.recipients[0].email)).length, 3);
  assert.equal((await lettersTo(rfq.recipients[1].email)).length, 1, 'who has answered is left alone');
  assert.equal((await cardOf(rfq.id)).recipients[0].remindersSent, 2);
});

test('a worker that slept past two reminders sends the last one alone', async () => {
  const { sent, portal } = await rfqPortal();
  const rfq = await sent(1);
  await letPass(portal, rfq.id, 90);
  await tick(portal);
  assert.deepEqual((await lettersTo(rfq.recipients[0].email)).length, 2);
  const { rows } = await owner.query('select kind, hours_before from supplier_rfq_reminders where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual(rows, [{ kind: 'auto', hours_before: 24 }]);
});

test('a reminder whose moment was before the supplier was asked is not sent', async () => {
  const { draft, supplier, send, portal } = await rfqPortal();
  const { hoursAhead } = await import('../../../../test/rfqs.ts');
  const { supplierId, email } = await supplier();
  const { id } = await draft({ responseDeadline: hoursAhead(20), recipients: [{ supplierId }] });
  await send(id);
  await tick(portal);
  assert.equal((await lettersTo(email)).length, 1);
});

test('nobody is reminded by itself more often than the policy says, or when it is switched off', async () => {
  const { sent, portal } = await rfqPortal();
  const policy = (more: object) => ({
    reminderPolicy: { enabled: true, hoursBefore: [72, 48, 24], maxPerRecipient: 1, ...more },
  });
  const [bounded, off] = [await sent(1, policy({})), await sent(1, policy({ enabled: false }))];
  for (const hours of [29, 24, 24]) {
    await letPass(portal, bounded.id, hours);
    await letPass(portal, off.id, hours);
    await tick(portal);
  }
  assert.equal((await lettersTo(bounded.recipients[0].email)).length, 2);
  assert.equal((await lettersTo(off.recipients[0].email)).length, 1);
});
