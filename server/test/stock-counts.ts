import assert from 'node:assert/strict';
import { request } from './harness.ts';
import { newStock } from './stock.ts';

export const countsUrl = '/api/v1/stock-counts';

type Body = Record<string, unknown>;

/** A portal with a product in two warehouses, and the calls of stock counts. */
export async function countPortal(options: Parameters<typeof newStock>[0] = {}) {
  const base = await newStock(options);
  const { key, itemId, warehouses } = base;
  const ask = (method: 'GET' | 'POST', path: string, body?: Body) =>
    request(method, path, { key, ...(body && { body }) });
  const start = (body: Body = {}) => ask('POST', countsUrl, { warehouseId: warehouses[0], ...body });
  const count = (id: string, countedQuantity: string | null, more: Body = {}) =>
    ask('POST', `${countsUrl}/${id}/counted`, { lines: [{ catalogItemId: itemId, countedQuantity, ...more }] });
  const post = (id: string, body: Body = {}) => ask('POST', `${countsUrl}/${id}/post`, body);
  const cancel = (id: string) => ask('POST', `${countsUrl}/${id}/cancel`, { reason: 'Не тот склад' });
  const linesOf = async (id: string, query = '') =>
    (await ask('GET', `${countsUrl}/${id}/lines${query}`)).json.items as Body[];
  return { ...base, ask, start, count, post, cancel, linesOf };
}

/** What an act answers that was done. */
export function done({ status, json }: Awaited<ReturnType<typeof request>>) {
  assert.equal(status, 200, JSON.stringify(json));
  return json;
}
