import assert from 'node:assert/strict';
import { newPortal, owner, type Portal, request } from './harness.ts';

export const stockScopes = ['catalog.read', 'catalog.write', 'catalog.delete', 'warehouses.read', 'warehouses.write'];

type Body = Record<string, unknown>;

/** A portal with a product, two warehouses, and the calls of stock. */
export async function newStock({ item = {}, uom = '166' }: { item?: Body; uom?: string } = {}) {
  const portal = await newPortal();
  const key = await portal.key(...stockScopes);
  const warehouses = [await newWarehouse(portal, 'Основной'), await newWarehouse(portal, 'Объект «Ёлочка»')] as const;
  const make = async (body: Body = {}) => {
    const { status, json } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент М500', ...body } });
    assert.equal(status, 201, JSON.stringify(json));
    await owner.query('update catalog_items set base_uom = $3 where tenant_id = $1 and id = $2', [
      portal.tenantId,
      json.id,
      uom,
    ]);
    return json.id as string;
  };
  const itemId = await make(item);
  const call =
    (verb: string) =>
    (body: Body, { of = itemId, headers = {} }: { of?: string; headers?: Record<string, string> } = {}) =>
      request('POST', `/api/v1/catalog/${of}/movements/${verb}`, { key, body, headers });
  const adjustment = call('adjustment');
  return {
    portal,
    key,
    itemId,
    warehouses,
    make,
    get: (path: string) => request('GET', `/api/v1/catalog/${path}`, { key }),
    /** An adjustment of the first warehouse by inventory, unless said otherwise. */
    adjust: (body: Body, options: { of?: string; headers?: Record<string, string> } = {}) =>
      adjustment({ warehouseId: warehouses[0], reason: 'inventory', ...body }, options),
    transfer: (quantity: string, body: Body = {}) =>
      call('transfer')({ fromWarehouseId: warehouses[0], toWarehouseId: warehouses[1], quantity, ...body }),
    reverse: (movementId: string, body: Body = {}) => call(`${movementId}/reverse`)(body),
    stock: async () => (await request('GET', `/api/v1/catalog/${itemId}/stock`, { key })).json,
    movements: async (query = '') =>
      (await request('GET', `/api/v1/catalog/${itemId}/movements${query}`, { key })).json.items as Body[],
  };
}

export async function newWarehouse({ tenantId }: Portal, name: string): Promise<string> {
  const { rows } = await owner.query('insert into warehouses (tenant_id, name) values ($1, $2) returning id', [
    tenantId,
    name,
  ]);
  return rows[0].id;
}

export const allowNegative = ({ tenantId }: Portal, allowed = true) =>
  owner.query(
    `insert into company_profiles (tenant_id, allow_negative_stock) values ($1, $2)
     on conflict (tenant_id) do update set allow_negative_stock = $2`,
    [tenantId, allowed],
  );
