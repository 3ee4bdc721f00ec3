import assert from 'node:assert/strict';
import { uuidv7 } from '../src/kernel/values/uuid.ts';
import { newPortal, owner, type Portal, request } from './harness.ts';

export const url = '/api/v1/price-lists';

const scopes = [
  'price_lists.read',
  'price_lists.write',
  'price_lists.delete',
  'catalog.read',
  'catalog.write',
  'catalog.delete',
];

export type Answer = Awaited<ReturnType<typeof request>>;

/** A portal whose key may do all with price lists, and the shortest words to do it. */
export async function priceListPortal() {
  const portal = await newPortal();
  const key = await portal.key(
    ...scopes,
    'integration_api.read',
    'integration_api.write',
    'integration_api.delete',
    'variables.read',
  );
  const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    request(method, path, { key, body, headers });
  const newItem = async (sku: string, name = `Позиция ${sku}`): Promise<string> =>
    made(await ask('POST', '/api/v1/catalog', { sku, name })).id;
  const newList = async (more: Record<string, unknown> = {}) =>
    made(await ask('POST', url, { name: 'Прайс', kind: 'internal', currency: 'RUB', ...more }));
  const putRows = (id: string, ...items: object[]) => ask('POST', `${url}/${id}/items`, { items });
  const rowsOf = async (id: string, query = '') => (await ask('GET', `${url}/${id}/items${query}`)).json.items;
  const listOf = async (id: string) => (await ask('GET', `${url}/${id}`)).json;
  /** What the version of this number changed. */
  const changesOf = async (id: string, n: number, query = '') => {
    const { json } = await ask('GET', `${url}/${id}/versions?n=${n}`);
    return (await ask('GET', `${url}/${id}/versions/${json.items[0].id}/changes${query}`)).json;
  };
  /** A list with one row for an article of its own. */
  const filled = async (more: Record<string, unknown> = {}) => {
    const list = await newList(more);
    const sku = `A-${uuidv7()}`;
    const itemId = await newItem(sku);
    assert.equal((await putRows(list.id, { sku, price: '100' })).status, 200);
    return { ...list, version: 2, sku, itemId };
  };
  return {
    portal,
    key,
    ask,
    newItem,
    newList,
    putRows,
    rowsOf,
    listOf,
    changesOf,
    filled,
    newParty: () => newParty(portal),
  };
}

function made({ status, json }: Answer) {
  assert.equal(status, 201, JSON.stringify(json));
  return json;
}

/** A counterparty of a portal, a supplier or not. */
export async function newParty({ tenantId }: Portal, ...roles: string[]): Promise<string> {
  const id = uuidv7();
  await owner.query(
    `insert into counterparties (tenant_id, id, kind, short_name, roles) values ($1, $2, 'legal_entity', 'ООО «Цементный двор»', $3)`,
    [tenantId, id, roles.length > 0 ? roles : ['supplier']],
  );
  if (roles.length === 0 || roles.includes('supplier'))
    await owner.query('insert into suppliers (tenant_id, counterparty_id) values ($1, $2)', [tenantId, id]);
  return id;
}
