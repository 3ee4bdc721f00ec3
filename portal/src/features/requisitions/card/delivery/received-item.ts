import type { Received } from './receive-row.tsx';

/** A line of a receipt as the server takes it. */
export const receivedItem = (procurementItemId: string, given: Received | undefined, supplierId: string | null) => ({
  procurementItemId,
  quantity: given?.quantity ?? '',
  ...(given?.rejected && { rejectedQuantity: given.rejected, rejectReason: given.reason.trim() || null }),
  ...((supplierId ?? given?.supplierId) && { supplierId: supplierId ?? given?.supplierId ?? undefined }),
  ...(given?.stockAs === 'item' && given.item && { catalogItemId: given.item.id }),
  ...(given?.stockAs && given.stockAs !== 'item' && { withoutItem: given.stockAs }),
});
