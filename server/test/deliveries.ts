import { billingPortal, ok } from './billing.ts';
import { request } from './harness.ts';
import { newWarehouse } from './stock.ts';

export const logistics = '/api/v1/logistics';

/** A portal with a requisition whose lines were decided, and short calls about batches of them. */
export async function deliveryPortal(items: Array<Record<string, unknown>> = [{}]) {
  const base = await billingPortal();
  const key = await base.portal.key(
    ...(['logistics.read', 'variables.read', 'catalog.write', 'settings.write'] as const),
    ...['warehouses', 'purchase_requisitions', 'supplier_documents'].flatMap((area) =>
      ['read', 'write', 'delete'].map((may) => `${area}.${may}`),
    ),
  );
  const ask = (method: string, path: string, body?: unknown) => request(method, logistics + path, { key, body });
  const decided = await base.decided(items);
  const [lines, requisitionId] = [decided.items, decided.requisition.id as string];
  const warehouseId = await newWarehouse(base.portal, 'Центральный');
  const batch = async (body: object) => ok(await ask('POST', '/batches', body), 201);
  /** Batches with so much of the first line. */
  const of = (quantity: string, more: object = {}) => ({
    items: [{ procurementItemId: lines[0].id, quantity }],
    ...more,
  });
  const act = (id: string, verb: string, body: object = {}) => ask('POST', `/batches/${id}/${verb}`, body);
  /** One that is under way. */
  const sent = async (body: object) => {
    const { id } = await batch(body);
    ok(await act(id, 'load'));
    return ok(await act(id, 'dispatch'));
  };
  const receive = (body: object) =>
    request('POST', `/api/v1/purchase-requisitions/${requisitionId}/stock-receipt`, { key, body });
  return {
    ...base,
    key,
    askApi: base.ask,
    ask,
    decided,
    lines,
    requisitionId,
    warehouseId,
    batch,
    of,
    act,
    sent,
    receive,
  };
}
