import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { linkSupplier, newSupplier, newWarehouse, putStock, tellPrice } from '../../../../test/catalog-history.ts';
import { factsOf, newPortal, owner, type Portal, personWith, refused, request, run } from '../../../../test/harness.ts';
import { mergeItem } from '../operations/merge-item.ts';
import { unmergeItem } from '../operations/unmerge-item.ts';

const url = '/api/v1/catalog';
let portal: Portal;
let key: string;

beforeEach(async () => {
  portal = await newPortal();
  key = await portal.key('catalog.read', 'catalog.write', 'catalog.delete');
});

const create = async (name: string, more: object = {}) =>
  (await request('POST', '/api/v1/integration-api/catalog-items', { key, body: { name, ...more } })).json.id as string;
const pair = async (more: object = {}) =>
  [await create('Цемент M500', more), await create('Цемент М500', more)] as const;
const merge = (id: string, intoId: string) => request('POST', `${url}/${id}/merge`, { key, body: { intoId } });
const unmerge = (id: string) => request('POST', `${url}/${id}/unmerge`, { key });
const read = async (id: string) => (await request('GET', `${url}/${id}`, { key })).json;

/** Everything that hangs on items of the portal, to be compared before and after. */
async function everything() {
  const of = async (text: string) => (await owner.query(text, [portal.tenantId])).rows;
  return {
    links: await of(
      'select external_source, external_id, entity_id from external_links where tenant_id = $1 order by 1, 2',
    ),
    suppliers: await of('select id, catalog_item_id from supplier_items where tenant_id = $1 order by id'),
    prices: await of('select id, catalog_item_id from price_observations where tenant_id = $1 order by id'),
    movements: await of(
      'select id, catalog_item_id, warehouse_id, seq, quantity from stock_movements where tenant_id = $1 order by id',
    ),
    balances:
      await of(`select warehouse_id, catalog_item_id, on_hand, reserved, average_cost, currency, movements from stock_balances
      where tenant_id = $1 and (movements > 0 or on_hand <> 0) order by 1, 2`),
    items: await of(
      'select id, name, status, archived_at, duplicate_of_id, merged_at from catalog_items where tenant_id = $1 order by id',
    ),
  };
}

/** Two cards of one thing, each with a history. */
async function history() {
  const loser = await create('Цемент M500', { externalSource: '1c', externalId: '1' });
  const winner = await create('Цемент М500', { externalSource: 'sap', externalId: '9' });
  const [own, shared] = [await newSupplier(portal), await newSupplier(portal)];
  const [both, alone] = [await newWarehouse(portal), await newWarehouse(portal)];
  await linkSupplier(portal, loser, own);
  for (const item of [loser, winner]) await linkSupplier(portal, item, shared);
  for (const item of [loser, winner]) await tellPrice(portal, item, shared, '10');
  await putStock(portal, winner, both, '10', '100');
  await putStock(portal, loser, both, '20', '130');
  await putStock(portal, loser, both, '10', '130');
  await putStock(portal, loser, alone, '7');
  return { loser, winner, own, both, alone };
}

test('a merged item is archived, names the one that stays, and both are told of', async () => {
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

test('everything that hung on it goes over, and comes back exactly', async () => {
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
  assert.deepEqual(inBoth.map(({ seq }) => seq).sort(), [1, 2, 3]);
  assert.deepEqual(
    after.balances.map((one) => [one.warehouse_id, one.on_hand, one.average_cost, one.movements]).sort(),
    [
      [both, '40', '122.500000', 3],
      [alone, '7', null, 1],
    ].sort(),
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

test('an outside system that knows both keeps its name for the archived one', async () => {
  const loser = await create('Цемент M500', { externalSource: '1c', externalId: '1' });
  const winner = await create('Цемент М500', { externalSource: '1c', externalId: '2' });
  await merge(loser, winner);
  assert.deepEqual((await read(loser)).externalLinks, [{ externalSource: '1c', externalId: '1' }]);
  assert.deepEqual((await read(winner)).externalLinks, [{ externalSource: '1c', externalId: '2' }]);
});

test('merging the same two again changes nothing', async () => {
  const [loser, winner] = await pair();
  const first = await merge(loser, winner);
  assert.deepEqual((await merge(loser, winner)).json, first.json);
  assert.equal((await factsOf(portal.tenantId)).length, 4);
});

test('two merges of the same two against each other: one stands', async () => {
  const [one, other] = await pair();
  const answers = await Promise.all([merge(one, other), merge(other, one)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
});

const refusals: ReadonlyArray<
  readonly [what: string, rule: string, arrange: () => Promise<readonly [string, string]>]
> = [
  [
    'an item into itself',
    'merge_into_itself',
    async () => {
      const id = await create('Болт');
      return [id, id];
    },
  ],
  [
    'a product into a service',
    'merge_type_differs',
    async () => [await create('Болт'), await create('Монтаж', { type: 'service' })],
  ],
  [
    'pieces into kilograms',
    'merge_uom_differs',
    async () => [await create('Болт'), await create('Болт', { baseUom: '166' })],
  ],
  [
    'into an archived item',
    'archived_reference',
    async () => {
      const [one, other] = await pair();
      await request('DELETE', `${url}/${other}`, { key });
      return [one, other];
    },
  ],
  [
    'into a merged item',
    'merge_chain',
    async () => {
      const [one, other] = await pair();
      await merge(one, other);
      return [await create('Третий'), one];
    },
  ],
  [
    'one that took another in',
    'merge_chain',
    async () => {
      const [one, other] = await pair();
      await merge(one, other);
      return [other, await create('Третий')];
    },
  ],
  [
    'in a circle',
    'merge_chain',
    async () => {
      const [one, other] = await pair();
      await merge(one, other);
      return [other, one];
    },
  ],
  [
    'a merged item into a third',
    'merged',
    async () => {
      const [one, other] = await pair();
      await merge(one, other);
      return [one, await create('Третий')];
    },
  ],
  [
    'stock valued in two currencies',
    'merge_currency_differs',
    async () => {
      const [one, other] = await pair();
      const warehouse = await newWarehouse(portal);
      for (const item of [one, other]) await putStock(portal, item, warehouse, '1', '10');
      await owner.query(`update stock_balances set currency = 'USD' where tenant_id = $1 and catalog_item_id = $2`, [
        portal.tenantId,
        one,
      ]);
      return [one, other];
    },
  ],
];

for (const [what, rule, arrange] of refusals) {
  test(`merging is refused: ${what}`, async () => {
    const [loser, winner] = await arrange();
    const before = await everything();
    const { status, json } = await merge(loser, winner);
    assert.equal(`${status} ${json.rule}`, `422 ${rule}`);
    assert.deepEqual(await everything(), before);
  });
}

test('an archived item is merged into nothing, nor any item into one nobody has', async () => {
  const [one, other] = await pair();
  assert.equal((await merge(one, portal.ownerId)).json.code, 'unknown_reference');
  const stranger = await newPortal();
  const strange = await request('POST', url, { key: await stranger.key('catalog.write'), body: { name: 'Чужой' } });
  assert.equal((await merge(one, strange.json.id)).json.code, 'unknown_reference');
  assert.equal((await merge(strange.json.id, one)).status, 404);
  await request('DELETE', `${url}/${one}`, { key });
  assert.equal((await merge(one, other)).json.code, 'resource_archived');
});

test('a merged item is not restored but unmerged, and an item that was not merged is not unmerged', async () => {
  const [loser, winner] = await pair();
  assert.equal((await unmerge(loser)).json.rule, 'not_merged');
  await merge(loser, winner);
  const { json } = await request('POST', `${url}/${loser}/restore`, { key });
  assert.equal(`${json.rule} ${json.mergedInto}`, `merged ${winner}`);
});

const changes: ReadonlyArray<
  readonly [what: string, blocker: string, change: (at: Awaited<ReturnType<typeof history>>) => Promise<unknown>]
> = [
  ['stock was moved where both lay', 'stock_balances', ({ winner, both }) => putStock(portal, winner, both, '1')],
  [
    'stock was moved where only the merged one lay',
    'stock_balances',
    ({ winner, alone }) => putStock(portal, winner, alone, '-7'),
  ],
  [
    'some of it was reserved',
    'stock_balances',
    ({ winner }) =>
      owner.query('update stock_balances set reserved = 1 where tenant_id = $1 and catalog_item_id = $2', [
        portal.tenantId,
        winner,
      ]),
  ],
  [
    'an outside identifier was linked elsewhere',
    'external_links',
    async () =>
      request('PUT', '/api/v1/integration-api/links', {
        key,
        body: { externalSource: '1c', externalId: '1', entityType: 'catalog_item', entityId: await create('Третий') },
      }),
  ],
  [
    'a supplier link was taken away',
    'supplier_items',
    ({ own }) =>
      owner.query('delete from supplier_items where tenant_id = $1 and supplier_id = $2', [portal.tenantId, own]),
  ],
];

for (const [what, blocker, change] of changes) {
  test(`unmerging is refused: ${what}`, async () => {
    const at = await history();
    await merge(at.loser, at.winner);
    await change(at);
    const before = await everything();
    const { status, json } = await unmerge(at.loser);
    assert.equal(`${status} ${json.rule} ${json.blockers}`, `422 unmerge_impossible ${blocker}`);
    assert.deepEqual(await everything(), before);
  });
}

test('unmerging is refused while another item has the article', async () => {
  const [loser, winner] = [await create('Цемент', { sku: 'C-500' }), await create('Цемент М500')];
  await merge(loser, winner);
  await create('Новый', { sku: 'c-500' });
  assert.equal((await unmerge(loser)).json.code, 'already_exists');
});

test('two merged into one are taken back one after the other', async () => {
  const [first, winner] = await pair();
  const second = await create('Цемент 500');
  const warehouse = await newWarehouse(portal);
  for (const item of [first, second]) await putStock(portal, item, warehouse, '3');
  const before = await everything();
  await merge(first, winner);
  await merge(second, winner);
  assert.equal((await unmerge(first)).json.rule, 'unmerge_impossible');
  assert.equal((await unmerge(second)).status, 200);
  assert.equal((await unmerge(first)).status, 200);
  assert.deepEqual(await everything(), before);
});

test('merging needs the right to archive, either way', async () => {
  const [loser, winner] = await pair();
  const editor = personWith(portal, 'catalog.read', 'catalog.update');
  for (const attempt of [
    run(mergeItem, editor, { id: loser, intoId: winner }),
    run(unmergeItem, editor, { id: loser }),
  ])
    assert.equal((await refused(attempt)).code, 'forbidden');
});
