import { personWith, request } from './harness.ts';
import { receivingPortal } from './receiving.ts';
import { done } from './stock-counts.ts';

export const reservationsUrl = '/api/v1/stock-reservations';

type Body = Record<string, unknown>;

/** An approved requisition of ten of an item that twelve lie of in a warehouse, and the calls of reservations. */
export async function reservingPortal(options: Parameters<typeof receivingPortal>[0] = {}) {
  const base = await receivingPortal(options);
  const { ask, itemId, warehouseId, items, portal } = base;
  const move = (verb: string, body: Body) =>
    ask('POST', `/api/v1/catalog/${itemId}/movements/${verb}`, {
      ...(verb !== 'transfer' && { warehouseId }),
      ...body,
    });
  await move('adjustment', { quantityDelta: '12', reason: 'found', unitCost: '50' });
  const reserve = (quantity: string, more: Body = {}) =>
    ask('POST', reservationsUrl, { procurementItemId: items[0].id, warehouseId, quantity, ...more });
  const act = (id: string, verb: string, body: Body = {}) => ask('POST', `${reservationsUrl}/${id}/${verb}`, body);
  return {
    ...base,
    move,
    reserve,
    act,
    issue: (quantity: string, more: Body = {}) => move('issue', { quantity, issuedTo: 'Цех № 1', ...more }),
    issueReserved: (id: string, more: Body = {}) => act(id, 'issue', { issuedTo: 'Цех № 1', ...more }),
    release: async (id: string) => done(await act(id, 'release')),
    shown: async (id: string) => (await ask('GET', `${reservationsUrl}/${id}`)).json,
    /** On hand, reserved and available. */
    figures: async () => {
      const { onHand, reserved, available } = (await ask('GET', `/api/v1/catalog/${itemId}/stock`)).json;
      return [onHand, reserved, available].join(' ');
    },
    lineNow: async () => (await base.card()).items[0],
    storekeeper: personWith(portal, 'stock.read', 'stock.adjust'),
    keyed: (key: string, method: string, path: string, body?: Body) => request(method, path, { key, body }),
  };
}
