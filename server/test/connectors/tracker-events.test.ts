import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { keys, uuidOf, type World } from '../../../tools/sim/yougile/seed.ts';
import { yougile } from '../../../tools/sim/yougile/yougile.ts';
import { openAddress } from '../messengers.ts';
import { trackerPortal } from '../tracker.ts';
import { simulateFor } from './simulate.ts';

const [fresh, working, done] = [uuidOf(5, 1), uuidOf(5, 2), uuidOf(5, 3)];

/** A requisition and its task that move together, and a tracker whose events really arrive. */
async function together(t: TestContext, change: Partial<World> = {}) {
  const sim = await simulateFor(t, 'yougile', yougile);
  Object.assign(sim.state, { repeatAfterMs: 1, ...change });
  sim.courier.reroute(await openAddress(t));
  const held = await trackerPortal(sim, { apiKey: keys.main, columnId: fresh });
  await held.sync();
  const [tender, bought] = [await held.stage('Тендер'), await held.stage('Куплено')];
  await held.map([
    { columnId: working, stageId: tender, direction: 'both' },
    { columnId: done, stageId: bought, direction: 'both' },
  ]);
  const { status, text } = await held.tracker('POST', '/webhook/register', {});
  assert.ok(status < 300, text);
  const { id } = await held.create();
  const made = await held.tracker('POST', '/tasks', { procurementId: id });
  assert.equal(made.status, 201, made.text);
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await sim.courier.settled();
      await held.drain();
    }
  };
  await settle();
  const moves = (columnId: string) => sim.happen('a user moves a task', { taskId: made.json.externalId, columnId });
  const moved = async () => (await held.journal('tracker.requisition_moved')).length;
  return { ...held, sim, id, settle, moves, moved };
}

for (const [how, change] of [
  ['in payload', {}],
  ['in data', { eventBody: 'data' }],
  ['again, because the answer was slow', { patienceMs: -1 }],
] as const)
  test(`a task that a user moves takes its requisition along, told ${how}`, async (t) => {
    const { sim, id, settle, moves, moved, stageOf } = await together(t, change);
    moves(working);
    await settle();
    assert.equal(await stageOf(id), 'Тендер');
    moves(done);
    await settle();
    assert.deepEqual([await stageOf(id), await moved()], ['Куплено', 2]);
    assert.ok((sim.state.subscriptions[0]?.lastSuccess ?? 0) > 0);
  });

test('events that are told twice, late and in another order end where the task stands', async (t) => {
  const { sim, id, settle, moves, stageOf } = await together(t);
  sim.courier.plan('late', 'after the next', 'twice');
  for (const columnId of [done, working, done]) moves(columnId);
  await settle();
  assert.equal(await stageOf(id), 'Куплено');
});

test('what happens while the subscription is off is caught up with, and it is on again', async (t) => {
  const { sim, id, settle, moves, stageOf, sync } = await together(t);
  sim.happen('a subscription is switched off');
  moves(working);
  await settle();
  assert.notEqual(await stageOf(id), 'Тендер');
  await sync();
  assert.equal(await stageOf(id), 'Тендер');
  assert.equal(sim.state.subscriptions[0]?.disabled, false);
  moves(done);
  await settle();
  assert.equal(await stageOf(id), 'Куплено');
});

test('our own move comes back as an event and moves nothing', async (t) => {
  const { sim, id, settle, stages, toStage, stageOf, moved } = await together(t);
  const tender = (await stages()).find(({ name }) => name === 'Тендер');
  await toStage(id, tender?.id as string);
  await settle();
  assert.deepEqual([sim.state.tasks[0]?.columnId, await stageOf(id), await moved()], [working, 'Тендер', 0]);
});
