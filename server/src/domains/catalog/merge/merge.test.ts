import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newWarehouse } from '../../../../test/catalog-history.ts';
import { factsOf, owner, personWith, refused, request, run } from '../../../../test/harness.ts';
import { newMerging, url } from '../../../../test/merging.ts';
import { newCounterparty, newItem, tell } from '../../../../test/suppliers.ts';
import { mergeItem } from '../operations/merge-item.ts';
import { unmergeItem } from '../operations/unmerge-item.ts';

test('a merged item is archived, names the one that stays, and both are told of', async () => {
  const { portal, pair, merge, read } = await newMerging();
  const [loser, winner] = await pair();
  const { status, json } = await merge(loser, winner);
  assert.equal(`${status} ${json.id} ${json.version}`, `200 ${winner} 2`);
  const gone = await read(loser);
  assert.deepEqual(
    [gone.status, gone.duplicateOfId, gone.mergedInto],
    ['archived', winner, { id: winner, sku: null, name: 'Цемент М500' }],
  );
  assert.ok(gone.mergedAt);
  assert.equal((await read(winner)).mergedInto, null);
  const [deleted, updated] = (await factsOf(portal.tenantId)).slice(-2);
  assert.deepEqual(
    [deleted?.event, deleted?.entity_id, deleted?.data.reason, deleted?.data.mergedInto],
    ['integration_api.catalog_item.deleted', loser, 'merged', winner],
  );
  assert.deepEqual(
    [updated?.event, updated?.entity_id, updated?.data.merged],
    ['integration_api.catalog_item.updated', winner, loser],
  );
});

test('what was merged into an item is found by it, whatever it was called', async () => {
  const { key, create, merge } = await newMerging();
  const [winner, first, second] = [await create('Болт М8'), await create('Винт'), await create('Шпилька')];
  await merge(first, winner);
  await merge(second, winner);
  const find = async (query: string) =>
    (await request('GET', `${url}?sort=name&${query}`, { key })).json.items.map(({ id }: { id: string }) => id);
  assert.deepEqual(await find(`duplicateOfId=${winner}&includeArchived=true`), [first, second]);
  assert.deepEqual(await find(`duplicateOfId=${winner}`), []);
  assert.deepEqual(await find(`duplicateOfId=${first}&includeArchived=true`), []);
});

test('everything that hung on it goes over, and comes back exactly', async () => {
  const { portal, merge, unmerge, everything, history } = await newMerging();
  const { loser, winner, own, both, alone } = await history();
  const before = await everything();
  const { json } = await merge(loser, winner);
  assert.deepEqual(
    json.externalLinks.map((link: { externalSource: string }) => link.externalSource),
    ['1c', 'sap'],
  );

  const after = await everything();
  assert.ok(after.prices.every((price) => price.catalog_item_id === winner));
  assert.ok(after.movements.every((movement) => movement.catalog_item_id === winner));
  const { rows: links } = await owner.query(
    'select supplier_id from supplier_items where tenant_id = $1 and catalog_item_id = $2',
    [portal.tenantId, winner],
  );
  assert.equal(links.length, 2);
  assert.ok(links.some(({ supplier_id }) => supplier_id === own));
  const inBoth = after.movements.filter((movement) => movement.warehouse_id === both);
  assert.deepEqual(new Set(inBoth.map(({ seq }) => seq)), new Set([1, 2, 3]));
  assert.deepEqual(
    new Set(after.balances.map((one) => `${one.warehouse_id} ${one.on_hand} ${one.average_cost} ${one.movements}`)),
    new Set([`${both} 40 122.500000 3`, `${alone} 7 null 1`]),
  );

  const back = await unmerge(loser);
  assert.equal(`${back.status} ${back.json.id} ${back.json.status}`, `200 ${loser} active`);
  assert.deepEqual(await everything(), before);
  assert.deepEqual(
    (await factsOf(portal.tenantId)).slice(-2).map(({ entity_id, data }) => [entity_id, data.reason]),
    [
      [loser, 'unmerged'],
      [winner, 'unmerged'],
    ],
  );
  assert.equal((await merge(loser, winner)).status, 200);
});

test('movements of both stand in one history: each tells what lay there then, and one told late finds its place', async () => {
  const { portal, key, pair, merge, unmerge } = await newMerging();
  const [loser, winner] = await pair();
  const warehouseId = await newWarehouse(portal);
  const adjust = (id: string, quantityDelta: string, occurredAt: string) =>
    request('POST', `${url}/${id}/movements/adjustment`, {
      key,
      body: { warehouseId, quantityDelta, reason: 'inventory', occurredAt },
    });
  const leftAfterEach = async (id: string) =>
    (await request('GET', `${url}/${id}/movements?sort=occurredAt,seq`, { key })).json.items.map(
      ({ balanceAfter }: { balanceAfter: string }) => balanceAfter,
    );
  await adjust(winner, '10', '2026-01-01T00:00:00Z');
  await adjust(loser, '5', '2026-01-05T00:00:00Z');
  await merge(loser, winner);
  assert.deepEqual(await leftAfterEach(winner), ['10', '15']);
  await unmerge(loser);
  assert.deepEqual([await leftAfterEach(winner), await leftAfterEach(loser)], [['10'], ['5']]);

  await merge(loser, winner);
  assert.equal((await adjust(winner, '-3', '2026-01-03T00:00:00Z')).status, 201);
  assert.deepEqual(await leftAfterEach(winner), ['10', '7', '12']);
});

test('an outside system that knows both keeps its name for the archived one', async () => {
  const { create, merge, read } = await newMerging();
  const loser = await create('Цемент M500', { externalSource: '1c', externalId: '1' });
  const winner = await create('Цемент М500', { externalSource: '1c', externalId: '2' });
  await merge(loser, winner);
  assert.deepEqual((await read(loser)).externalLinks, [{ externalSource: '1c', externalId: '1' }]);
  assert.deepEqual((await read(winner)).externalLinks, [{ externalSource: '1c', externalId: '2' }]);
});

test('merging the same two again changes nothing', async () => {
  const { portal, pair, merge } = await newMerging();
  const [loser, winner] = await pair();
  const first = await merge(loser, winner);
  assert.deepEqual((await merge(loser, winner)).json, first.json);
  assert.equal((await factsOf(portal.tenantId)).length, 4);
});

test('two merges of the same two against each other: one stands', async () => {
  const { pair, merge } = await newMerging();
  const [one, other] = await pair();
  const answers = await Promise.all([merge(one, other), merge(other, one)]);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 422]));
});

test('merging needs the right to archive, either way', async () => {
  const { portal, pair } = await newMerging();
  const [loser, winner] = await pair();
  const editor = personWith(portal, 'catalog.read', 'catalog.update');
  for (const attempt of [
    run(mergeItem, editor, { id: loser, intoId: winner }),
    run(unmergeItem, editor, { id: loser }),
  ])
    assert.equal((await refused(attempt)).code, 'forbidden');
});

test('what the item that stays costs follows the prices that came with the other, and goes back with them', async () => {
  const { portal, key, merge, unmerge, read } = await newMerging();
  const { supplierId } = await newCounterparty(portal);
  const [winner, loser] = [
    await newItem(key, { plannedCost: { price: '70' } }),
    await newItem(key, { name: 'Цемент' }),
  ];
  await tell(portal, 'receipt', [{ catalogItemId: loser, supplierId, price: '80' }]);
  const shown = async (id: string) => {
    const { currentCostPrice, suppliers } = await read(id);
    return [currentCostPrice, suppliers.map(({ lastPrice }: { lastPrice: string }) => lastPrice)];
  };
  await merge(loser, winner);
  assert.deepEqual(await shown(winner), ['80', ['80']]);
  assert.deepEqual(await shown(loser), [null, []]);
  await unmerge(loser);
  assert.deepEqual(await shown(winner), ['70', []]);
  assert.deepEqual(await shown(loser), ['80', ['80']]);
});
