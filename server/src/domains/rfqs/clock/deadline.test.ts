import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, lettersTo, owner, workerDoor } from '../../../../test/harness.ts';
import { letPass, quoteOf, rfqPortal, settled, tick } from '../../../../test/rfqs.ts';
import { sql } from '../../../kernel/sql/sql.ts';

const buyerOf = ({ ownerId }: { ownerId: string }) => `${ownerId}@romashka.ru`;

test('at the deadline a request without all answers expires, and the buyer gets a summary, once', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(3);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  await settled(portal, rfq.id);
  await letPass(portal, rfq.id, 101);
  await tick(portal);
  await tick(portal);
  const card = await cardOf(rfq.id);
  assert.deepEqual(
    [card.status, ...card.recipients.map(({ status }: { status: string }) => status)],
    ['expired', 'quoted', 'no_response', 'no_response'],
  );
  const letters = await lettersTo(buyerOf(portal));
  assert.equal(letters.length, 1);
  assert.match(String(letters[0]?.text), /Предложений: 1/);
  assert.match(String(letters[0]?.text), new RegExp(`Не ответили: ${card.recipients[1].name}`));
  const { data } = (await factsOf(portal.tenantId)).at(-1) ?? {};
  assert.deepEqual(data?.status, { from: 'partially_quoted', to: 'expired' });
});

test('a request that everybody has answered stays quoted, and the buyer is told all the same', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(1);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  assert.equal((await settled(portal, rfq.id)).status, 'quoted');
  await letPass(portal, rfq.id, 101);
  await tick(portal);
  await tick(portal);
  assert.equal((await cardOf(rfq.id)).status, 'quoted');
  assert.equal((await lettersTo(buyerOf(portal))).length, 1);
});

test('sealed prices open at the deadline, and it is told', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(1, { sealed: true });
  assert.equal(rfq.unsealedAt, null);
  await letPass(portal, rfq.id, 101);
  await tick(portal);
  assert.notEqual((await cardOf(rfq.id)).unsealedAt, null);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).slice(-2).map(({ event }) => event),
    ['supplier_rfq.status_changed', 'supplier_rfq.unsealed'],
  );
  assert.match(String((await lettersTo(buyerOf(portal)))[0]?.text), /цены были скрыты/);
});

test('a worker finds the portal whose deadline has passed, and two at once do it once', async () => {
  const { sent, portal } = await rfqPortal();
  const rfq = await sent(1);
  await letPass(portal, rfq.id, 101);
  const due = await workerDoor.directory.first<{ tenant_ids: string[] }>(
    sql`select * from tenants_with_due_rfqs(${10_000})`,
  );
  assert.ok(due?.tenant_ids.includes(portal.tenantId));
  await Promise.all([tick(portal), tick(portal)]);
  assert.equal((await lettersTo(buyerOf(portal))).length, 1);
  const { rows } = await owner.query('select due_at, ended_at from supplier_rfqs where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.deepEqual([rows[0].due_at, rows[0].ended_at !== null], [null, true]);
});

test('a day before the deadline the buyer hears who is silent, once; nothing where everybody has answered', async () => {
  const { sent, portal } = await rfqPortal();
  const rfq = await sent(2);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  await settled(portal, rfq.id);
  await letPass(portal, rfq.id, 77);
  await tick(portal);
  await tick(portal);
  const letters = (await lettersTo(buyerOf(portal))).filter(({ subject }) => subject.startsWith('Скоро срок ответа'));
  assert.equal(letters.length, 1);
  assert.match(String(letters[0]?.text), new RegExp(`Молчат: ${rfq.recipients[1].name}`));

  const answered = await rfqPortal();
  const whole = await answered.sent(1);
  await quoteOf(answered.portal, whole, whole.recipients[0]);
  await settled(answered.portal, whole.id);
  await letPass(answered.portal, whole.id, 77);
  await tick(answered.portal);
  assert.deepEqual(await lettersTo(buyerOf(answered.portal)), []);
});
