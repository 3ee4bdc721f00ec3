import { decidingOn } from './deciding.ts';
import { line, requisitionPortal, url } from './requisitions.ts';
import { newWarehouse } from './stock.ts';
import { newItem } from './suppliers.ts';

/** Long past, so that whatever a test receives has happened. */
export const receivedAt = '2026-03-02T08:00:00.000Z';

/** An approved requisition of ten of an item, a warehouse, and the ways to decide, receive and take back. */
export async function receivingPortal({
  item = {},
  lines = [],
}: {
  item?: Record<string, unknown>;
  /** More lines, after that of the item. */
  lines?: object[];
} = {}) {
  const held = await requisitionPortal();
  const itemId = await newItem(held.key, { name: 'Цемент М500', ...item });
  const warehouseId = await newWarehouse(held.portal, 'Основной');
  const deciding = await decidingOn(held, [line({ catalogItemId: itemId }), ...lines]);
  const { id, items, ask } = deciding;
  const came = (quantity: string, more: Record<string, unknown> = {}, at = 0) => ({
    procurementItemId: items[at].id,
    quantity,
    ...more,
  });
  return {
    ...deciding,
    itemId,
    warehouseId,
    came,
    receive: (what: object[], more: object = {}, headers: Record<string, string> = {}) =>
      ask('POST', `${url}/${id}/stock-receipt`, { warehouseId, receivedAt, items: what, ...more }, headers),
    reverse: (receiptId: string, reason = 'Приняли не туда') =>
      ask('POST', `${url}/${id}/stock-receipts/${receiptId}/reverse`, { reason }),
    receipts: async () => (await ask('GET', `${url}/${id}/stock-receipts`)).json.items,
    stock: async () => (await ask('GET', `/api/v1/catalog/${itemId}/stock`)).json,
  };
}
