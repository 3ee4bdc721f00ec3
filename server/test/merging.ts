import { linkSupplier, newSupplier, newWarehouse, putStock, tellPrice } from './catalog-history.ts';
import { newPortal, owner, type Portal, request } from './harness.ts';

export const url = '/api/v1/catalog';

export type Merging = Awaited<ReturnType<typeof newMerging>>;

/** A portal whose items can be merged, and all that is asked of them. */
export async function newMerging() {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write', 'catalog.delete');
  const create = async (name: string, more: object = {}) =>
    (await request('POST', '/api/v1/integration-api/catalog-items', { key, body: { name, ...more } })).json
      .id as string;
  return {
    portal,
    key,
    create,
    pair: async () => [await create('Цемент M500'), await create('Цемент М500')] as const,
    merge: (id: string, intoId: string) => request('POST', `${url}/${id}/merge`, { key, body: { intoId } }),
    unmerge: (id: string) => request('POST', `${url}/${id}/unmerge`, { key }),
    read: async (id: string) => (await request('GET', `${url}/${id}`, { key })).json,
    everything: () => everything(portal),
    history: () => history(portal, create),
  };
}

/** Everything that hangs on items of the portal, to be compared before and after. */
async function everything(portal: Portal) {
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
async function history(portal: Portal, create: (name: string, more: object) => Promise<string>) {
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
