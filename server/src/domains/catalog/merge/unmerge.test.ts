import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newWarehouse, putStock } from '../../../../test/catalog-history.ts';
import { owner, request } from '../../../../test/harness.ts';
import { type Merging, newMerging } from '../../../../test/merging.ts';

const changes: ReadonlyArray<
  readonly [
    what: string,
    blocker: string,
    change: (at: Merging & Awaited<ReturnType<Merging['history']>>) => Promise<unknown>,
  ]
> = [
  [
    'stock was moved where both lay',
    'stock_balances',
    ({ portal, winner, both }) => putStock(portal, winner, both, '1'),
  ],
  [
    'stock was moved where only the merged one lay',
    'stock_balances',
    ({ portal, winner, alone }) => putStock(portal, winner, alone, '-7'),
  ],
  [
    'some of it was reserved',
    'stock_balances',
    ({ portal, winner }) =>
      owner.query('update stock_balances set reserved = 1 where tenant_id = $1 and catalog_item_id = $2', [
        portal.tenantId,
        winner,
      ]),
  ],
  [
    'an outside identifier was linked elsewhere',
    'external_links',
    async ({ key, create }) =>
      request('PUT', '/api/v1/integration-api/links', {
        key,
        body: { externalSource: '1c', externalId: '1', entityType: 'catalog_item', entityId: await create('Третий') },
      }),
  ],
  [
    'a supplier link was taken away',
    'supplier_items',
    ({ portal, own }) =>
      owner.query('delete from supplier_items where tenant_id = $1 and supplier_id = $2', [portal.tenantId, own]),
  ],
];

for (const [what, blocker, change] of changes) {
  test(`unmerging is refused: ${what}`, async () => {
    const merging = await newMerging();
    const { merge, unmerge, everything } = merging;
    const at = await merging.history();
    await merge(at.loser, at.winner);
    await change({ ...merging, ...at });
    const before = await everything();
    const { status, json } = await unmerge(at.loser);
    assert.equal(`${status} ${json.rule} ${json.blockers}`, `422 unmerge_impossible ${blocker}`);
    assert.deepEqual(await everything(), before);
  });
}

test('unmerging is refused while another item has the article', async () => {
  const { create, merge, unmerge } = await newMerging();
  const [loser, winner] = [await create('Цемент', { sku: 'C-500' }), await create('Цемент М500')];
  await merge(loser, winner);
  await create('Новый', { sku: 'c-500' });
  assert.equal((await unmerge(loser)).json.code, 'already_exists');
});

test('two merged into one are taken back one after the other', async () => {
  const { portal, create, pair, merge, unmerge, everything } = await newMerging();
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
