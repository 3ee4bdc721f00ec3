import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keys, uuidOf } from '../../../tools/sim/yougile/seed.ts';
import { yougile } from '../../../tools/sim/yougile/yougile.ts';
import { base, messengerPortal } from '../messengers.ts';
import { trackerPortal } from '../tracker.ts';
import { dieAfterSending } from './die-after-sending.ts';
import { simulateFor } from './simulate.ts';

const phone = '+7 916 123-45-67';

for (const when of ['before', 'after'] as const)
  test(`a message whose sender died is known by its echo, heard ${when} anybody has noticed, and goes out once`, async (t) => {
    const { ok, portal, sim, settle } = await messengerPortal(t);
    const party = await ok('POST', '/api/v1/counterparties', { shortName: 'ООО «Север»', roles: ['supplier'] });
    const about = { entityType: 'supplier', entityId: party.supplier.supplierId };
    const { id, requestId } = await ok('POST', `${base}/messages`, { ...about, phone, text: 'Пришлите счёт' });
    if (when === 'after') sim.courier.plan('late', 'late');
    await dieAfterSending(portal, requestId);
    if (when === 'before') await sim.courier.settled();
    await settle();
    const sent = await ok('GET', `${base}/messages/${id}`);
    assert.deepEqual([sent.status, sent.inDoubt, sent.messageId], ['sent', false, sim.state.messages[0]?.messageId]);
    assert.equal(sim.state.messages.length, 1);
    assert.equal(sim.journal.filter(({ url }) => url === '/v3/message').length, 1);
  });

test('a task whose maker died is looked for by its mark, linked, and made once', async (t) => {
  const sim = await simulateFor(t, 'yougile', yougile);
  const held = await trackerPortal(sim, { apiKey: keys.main, columnId: uuidOf(5, 1) });
  const { id: procurementId } = await held.create();
  sim.faults.add({ fault: { kind: 'status', status: 429, effect: 'before' }, where: 'POST .*/tasks', times: 2 });
  assert.equal((await held.tracker('POST', '/tasks', { procurementId })).status, 429);
  const outbox = `/api/v1/integrations/installations/${held.installationId}/outbox`;
  const [{ id: entryId }] = (await held.act('GET', outbox)).json.items;
  assert.equal((await held.act('POST', `${outbox}/${entryId}/retry`)).status, 200);

  await dieAfterSending(held.portal, entryId);
  await held.drain();
  assert.equal((await held.tracked(procurementId)).ordered.status, 'in_doubt');
  await held.drainLater();
  await held.drainLater();
  const { links } = await held.tracked(procurementId);
  assert.deepEqual(
    links.map(({ externalId }: { externalId: string }) => externalId),
    sim.state.tasks.map(({ id }) => id),
  );
  assert.equal(sim.state.tasks.length, 1);
});
