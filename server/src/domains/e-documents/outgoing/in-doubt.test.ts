import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { operatorPortal, sorted } from '../../../../test/e-documents.ts';
import { owner, workerDoor } from '../../../../test/harness.ts';
import { connectors } from '../../../connectors/connectors.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { takeWrite } from '../../../platform/integrations/outbox/take-write.ts';

/** A worker takes the write of a document and dies; the next one finds the mark. */
async function abandoned(t: Parameters<typeof operatorPortal>[0]) {
  const base = await operatorPortal(t);
  const { issued, customerId, give, portal, drain } = base;
  const invoice = await issued({ customerId });
  const { id, writeId } = ok(await give(invoice.id), 201);
  await workerDoor.command(takeWrite(connectorsOf(connectors)), systemIn(portal.tenantId), { entryId: writeId });
  const drainLater = async () => {
    await owner.query(
      `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
      [portal.tenantId],
    );
    await drain();
  };
  return { ...base, id: id as string, writeId: writeId as string, invoice, drainLater };
}

const drafts = ({ sim }: Awaited<ReturnType<typeof operatorPortal>>) =>
  sim.state.messages.filter(({ documents }) => documents.length > 0).length;

test('a worker that dies leaves the document in doubt, which is told; it is there once in the end', async (t) => {
  const base = await abandoned(t);
  const { id, drain, drainLater, card, give, invoice } = base;
  await drain();
  const doubted = await card(id);
  assert.deepEqual(
    [doubted.status, doubted.isInDoubt, doubted.statusText],
    ['queued', true, 'Результат неизвестен, проверяем'],
  );
  const again = await give(invoice.id);
  assert.equal(refusal(again), '409 conflict: already_sent');
  assert.equal(again.json.isInDoubt, true);
  await drainLater();
  const settled = await card(id);
  assert.deepEqual([settled.status, settled.isInDoubt], ['draft', false]);
  assert.equal(drafts(base), 1);
});

test('a document that Diadoc had taken before the worker died is found, and not made again', async (t) => {
  const base = await operatorPortal(t);
  const { issued, customerId, give, drain, sim, card, write } = base;
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: '/V3/PostMessage' });
  const { id } = ok(await give((await issued({ customerId })).id), 201);
  await drain();
  assert.equal(drafts(base), 1);
  assert.equal((await card(id)).status, 'draft');
  assert.equal((await write(id)).status, 'done');
  const posts = sim.journal.filter(({ url }) => url.startsWith('/V3/PostMessage'));
  assert.equal(new Set(posts.map(({ bytes }) => bytes.toString())).size, 1, 'the same bytes at every attempt');
});

test('while Diadoc still works on it, the same bytes are sent again, and it is one document', async (t) => {
  const base = await operatorPortal(t);
  const { issued, customerId, give, drain, sim, card } = base;
  sim.faults.add({ fault: { kind: 'own', name: 'still running' }, where: '/V3/PostMessage' });
  const { id } = ok(await give((await issued({ customerId })).id), 201);
  await drain();
  const posts = sim.journal.filter(({ url }) => url.startsWith('/V3/PostMessage'));
  assert.deepEqual(
    posts.map(({ status }) => status),
    [204, 200],
  );
  assert.equal(new Set(posts.map(({ bytes }) => bytes.toString())).size, 1);
  assert.equal((await card(id)).status, 'draft');
  assert.equal(drafts(base), 1);
});

test('an event of a document in doubt says that the operator has it: the write is settled by it', async (t) => {
  const base = await abandoned(t);
  const { id, writeId, drain, card, sync, sim, write } = base;
  await drain();
  assert.equal((await card(id)).isInDoubt, true);
  sim.happen('a document comes in', {});
  const [message] = sim.state.messages;
  const [document] = message?.documents ?? [];
  assert.ok(message && document);
  Object.assign(message, { fromBoxId: message.toBoxId, toBoxId: message.fromBoxId });
  Object.assign(document, { customId: writeId });
  await sync();
  const found = await card(id);
  assert.deepEqual([found.isInDoubt, found.ids.messageId, (await write(id)).status], [false, message.id, 'done']);
});

test('the doubt of a revocation stays through other events, until it is known what came of it', async (t) => {
  const { sent, sync, sim, card, ask, drain, portal, write } = await operatorPortal(t);
  const { id } = await sent();
  const { messageId } = (await card(id)).ids;
  ok(await ask('POST', `/outgoing/${id}/revoke`, { reason: 'Ошибка' }));
  const entryId = (await write(id)).id;
  await workerDoor.command(takeWrite(connectorsOf(connectors)), systemIn(portal.tenantId), { entryId });
  await drain();
  assert.deepEqual([(await card(id)).isInDoubt, (await write(id)).status], [true, 'in_doubt']);
  sim.happen('delivered', { messageId });
  await sync();
  const during = await card(id);
  assert.deepEqual([during.status, during.isInDoubt], ['delivered', true]);
  await owner.query('update jobs set due_at = now() where tenant_id = $1 and finished_at is null', [portal.tenantId]);
  await drain();
  const after = await card(id);
  assert.deepEqual([after.status, after.isInDoubt, (await write(id)).status], ['revocation_requested', false, 'done']);
});

test('of many documents whose workers die before, while and after Diadoc has them, none is lost and none is there twice', async (t) => {
  const base = await operatorPortal(t);
  const { issued, customerId, give, portal, drain, sim, ask } = base;
  const given = [];
  for (let at = 0; at < 6; at += 1) given.push(ok(await give((await issued({ customerId })).id), 201));
  const take = takeWrite(connectorsOf(connectors));
  for (const { writeId } of given.slice(0, 3))
    await workerDoor.command(take, systemIn(portal.tenantId), { entryId: writeId });
  sim.faults.add({ fault: { kind: 'reset', effect: 'after' }, where: '/V3/PostMessage' });
  sim.faults.add({ fault: { kind: 'status', status: 503, effect: 'after' }, where: '/V3/PostMessage', after: 1 });
  await drain();
  const named = ok(await ask('GET', '/outgoing?isInDoubt=true')).items.map(({ id }: { id: string }) => id);
  assert.deepEqual(sorted(named), sorted(given.slice(0, 3).map(({ id }) => id)));
  for (let round = 0; round < 2; round += 1) {
    await owner.query(
      `update jobs set due_at = now() - interval '1 second' where tenant_id = $1 and finished_at is null`,
      [portal.tenantId],
    );
    await drain();
  }
  const { items } = ok(await ask('GET', '/outgoing?status=draft'));
  assert.equal(items.length, 6);
  const there = sim.state.messages.flatMap(({ documents }) => documents.map(({ customId }) => customId));
  assert.deepEqual(sorted(there), sorted(given.map(({ writeId }) => writeId)));
});

test('what Diadoc refuses for good is an error with its meaning, and each status has its own', async (t) => {
  const { issued, customerId, give, drain, sim, card } = await operatorPortal(t);
  Object.assign(sim.state.others[0] as object, { refuses: true });
  const { id } = ok(await give((await issued({ customerId })).id), 201);
  await drain();
  const refused = await card(id);
  assert.equal(refused.status, 'error');
  assert.match(refused.statusText, /получатель его не принимает/);
  const anew = ok(await give(refused.entityId), 201);
  assert.equal(anew.documentVersion, 2);
});
