import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newWarehouse, putStock } from '../../../../test/catalog-history.ts';
import { newPortal, owner, request } from '../../../../test/harness.ts';
import { type Merging, newMerging, url } from '../../../../test/merging.ts';

const refusals: ReadonlyArray<
  readonly [what: string, rule: string, arrange: (at: Merging) => Promise<readonly [string, string]>]
> = [
  [
    'an item into itself',
    'merge_into_itself',
    async ({ create }) => {
      const id = await create('Болт');
      return [id, id];
    },
  ],
  [
    'a product into a service',
    'merge_type_differs',
    async ({ create }) => [await create('Болт'), await create('Монтаж', { type: 'service' })],
  ],
  [
    'pieces into kilograms',
    'merge_uom_differs',
    async ({ create }) => [await create('Болт'), await create('Болт', { baseUom: '166' })],
  ],
  [
    'into an archived item',
    'archived_reference',
    async ({ key, pair }) => {
      const [one, other] = await pair();
      await request('DELETE', `${url}/${other}`, { key });
      return [one, other];
    },
  ],
  [
    'into a merged item',
    'merge_chain',
    async ({ create, pair, merge }) => {
      const [one, other] = await pair();
      await merge(one, other);
      return [await create('Третий'), one];
    },
  ],
  [
    'one that took another in',
    'merge_chain',
    async ({ create, pair, merge }) => {
      const [one, other] = await pair();
      await merge(one, other);
      return [other, await create('Третий')];
    },
  ],
  [
    'in a circle',
    'merge_chain',
    async ({ pair, merge }) => {
      const [one, other] = await pair();
      await merge(one, other);
      return [other, one];
    },
  ],
  [
    'a merged item into a third',
    'merged',
    async ({ create, pair, merge }) => {
      const [one, other] = await pair();
      await merge(one, other);
      return [one, await create('Третий')];
    },
  ],
  [
    'stock valued in two currencies',
    'merge_currency_differs',
    async ({ portal, pair }) => {
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
    const at = await newMerging();
    const { merge, everything } = at;
    const [loser, winner] = await arrange(at);
    const before = await everything();
    const { status, json } = await merge(loser, winner);
    assert.equal(`${status} ${json.rule}`, `422 ${rule}`);
    assert.deepEqual(await everything(), before);
  });
}

test('an archived item is merged into nothing, nor any item into one nobody has', async () => {
  const { portal, key, pair, merge } = await newMerging();
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
  const { key, pair, merge, unmerge } = await newMerging();
  const [loser, winner] = await pair();
  assert.equal((await unmerge(loser)).json.rule, 'not_merged');
  await merge(loser, winner);
  const { json } = await request('POST', `${url}/${loser}/restore`, { key });
  assert.equal(`${json.rule} ${json.mergedInto}`, `merged ${winner}`);
});
