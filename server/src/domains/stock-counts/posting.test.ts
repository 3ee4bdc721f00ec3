import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf } from '../../../test/harness.ts';
import { made } from '../../../test/requisitions.ts';
import { countPortal, countsUrl, done } from '../../../test/stock-counts.ts';

/** A count of a warehouse that forty kilograms lie in. */
async function begun(more: Record<string, unknown> = {}) {
  const base = await countPortal();
  await base.adjust({ quantityDelta: '40', unitCost: '5.00' });
  const count = made(await base.start(more));
  return { ...base, id: count.id as string, number: count.number as string };
}

test('differences become adjustments that name the count, and nothing else moves', async () => {
  const { id, adjust, make, ask, count, post, stock, movements, linesOf, portal } = await begun();
  const brick = await make({ name: 'Кирпич' });
  await adjust({ quantityDelta: '6' }, { of: brick });
  await ask('POST', `${countsUrl}/${id}/counted`, { lines: [{ catalogItemId: brick, countedQuantity: '6' }] });
  await count(id, '37', { note: 'Мешки порваны' });
  const { status, json } = await post(id);
  assert.equal(status, 200, JSON.stringify(json));
  assert.deepEqual([json.status, json.postedBy, (await stock()).onHand], ['posted', portal.ownerId, '37']);
  const [movement] = await movements();
  assert.deepEqual(
    [movement?.type, movement?.reason, movement?.quantity, movement?.comment],
    ['adjustment', 'inventory', '-3', 'Мешки порваны'],
  );
  assert.deepEqual([movement?.sourceEntityType, movement?.sourceEntityId], ['stock_count', id]);
  const lines = await linesOf(id);
  assert.deepEqual(
    lines.map(({ difference, movementId }) => [difference, movementId !== null]),
    [
      ['0', false],
      ['-3', true],
    ],
  );
  const [fact] = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'stock_count.posted');
  assert.equal(fact?.data.adjusted, 1);
});

test('what came and went before and after an item was counted is no difference', async () => {
  const { id, adjust, count, post, stock, linesOf } = await begun();
  await adjust({ quantityDelta: '10', reason: 'found' });
  await count(id, '49');
  await adjust({ quantityDelta: '-4', reason: 'loss' });
  const [line] = await linesOf(id);
  assert.deepEqual([line?.expectedQuantity, line?.movedQuantity, line?.difference], ['40', '10', '-1']);
  done(await post(id));
  assert.equal((await stock()).onHand, '45');
  await adjust({ quantityDelta: '5', reason: 'found' });
  const [kept] = await linesOf(id);
  assert.deepEqual([kept?.movedQuantity, kept?.difference], ['10', '-1']);
});

test('a movement that is told late counts at its own moment', async () => {
  const { id, adjust, count, post, stock } = await begun();
  const before = new Date().toISOString();
  await count(id, '38');
  await adjust({ quantityDelta: '-2', reason: 'loss', occurredAt: before });
  done(await post(id));
  assert.equal((await stock()).onHand, '38');
});

test('what was not counted is left or is not there, as somebody says', async () => {
  const first = await begun();
  const refused = await first.post(first.id);
  assert.deepEqual(
    [refused.status, refused.json.rule, refused.json.field, refused.json.uncounted],
    [422, 'not_all_counted', 'uncounted', 1],
  );
  done(await first.post(first.id, { uncounted: 'leave' }));
  assert.equal((await first.stock()).onHand, '40');
  const second = await begun();
  done(await second.post(second.id, { uncounted: 'zero' }));
  assert.equal((await second.stock()).onHand, '0');
});

test('one item is in one open count of a warehouse', async () => {
  const { start, cancel, count, id, number, warehouses } = await begun();
  const { status, json } = await start();
  assert.deepEqual([status, json.rule, json.field, json.number], [409, 'counted_elsewhere', 'warehouseId', number]);
  assert.ok((await start({ warehouseId: warehouses[1] })).status === 201, 'another warehouse is counted beside');
  done(await cancel(id));
  assert.equal((await count(id, '1')).json.rule, 'count_ended');
  assert.equal((await start()).status, 201);
});

test('of many who begin to count one warehouse at once, one does', async () => {
  const { adjust, start } = await countPortal();
  await adjust({ quantityDelta: '40' });
  const answers = await Promise.all(Array.from({ length: 6 }, () => start()));
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((one, other) => one - other),
    [201, 409, 409, 409, 409, 409],
  );
});

test('a count is posted once, however many press the button, and movements beside it lose nothing', async () => {
  const { id, adjust, count, post, stock } = await begun();
  await count(id, '37');
  const moving = Array.from({ length: 4 }, () => adjust({ quantityDelta: '-1', reason: 'loss' }));
  const posting = Array.from({ length: 4 }, () => post(id));
  const statuses = (await Promise.all(posting)).map(({ status }) => status);
  assert.ok((await Promise.all(moving)).every(({ status }) => status === 201));
  assert.deepEqual(
    statuses.toSorted((one, other) => one - other),
    [200, 409, 409, 409],
  );
  assert.equal((await stock()).onHand, '33');
});

test('a count that is cancelled posts nothing and says why', async () => {
  const { id, count, cancel, post, stock, linesOf } = await begun();
  await count(id, '1');
  const { json } = await cancel(id);
  assert.deepEqual([json.status, json.cancelReason], ['cancelled', 'Не тот склад']);
  assert.equal((await post(id)).json.rule, 'count_ended');
  assert.deepEqual([(await stock()).onHand, (await linesOf(id))[0]?.movementId], ['40', null]);
});

test('an archived item that lies there no longer does not stop the posting', async () => {
  const { id, adjust, count, post, ask, itemId, linesOf } = await begun();
  await adjust({ quantityDelta: '-40', reason: 'loss' });
  await ask('POST', `/api/v1/catalog/${itemId}/archive`, {});
  done(await count(id, '0'));
  done(await post(id));
  assert.equal((await linesOf(id))[0]?.difference, '0');
});
