import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { allocationsOf } from '../../requisitions/allocations/allocations-of.ts';
import { receivedOfBatch } from '../../requisitions/receipts/receipts-of-batch.ts';
import { requisitions } from '../../requisitions/requisition.ts';

/** The receipt of what a batch has brought and no receipt of it has taken in, line by line and supplier by supplier. */
export async function receiptDraftOf(db: Db, batch: DeliveryBatch, procurementId: string) {
  const [received, allocations, { deliveryWarehouseId }] = await Promise.all([
    receivedOfBatch(db, batch.id),
    allocationsOf(db, procurementId),
    requisitions.byId(db, procurementId),
  ]);
  const supplierOf = (allocationId: string | null) =>
    allocations.find(({ id }) => id === allocationId)?.supplierId ?? batch.supplierId;
  const left = new Map(received);
  const came = batch.items.flatMap(({ procurementItemId, allocationId, deliveredQuantity }) => {
    if (procurementItemId === null || deliveredQuantity === null) return [];
    const taken = Exact.min(left.get(procurementItemId) ?? 0, deliveredQuantity);
    left.set(procurementItemId, new Exact(left.get(procurementItemId) ?? 0).minus(taken).toFixed());
    const quantity = new Exact(deliveredQuantity).minus(taken);
    return quantity.gt(0) ? [{ procurementItemId, quantity, supplierId: supplierOf(allocationId) }] : [];
  });
  const groups = Map.groupBy(came, ({ procurementItemId, supplierId }) => `${procurementItemId} ${supplierId}`);
  return {
    warehouseId: batch.warehouseId ?? deliveryWarehouseId,
    receivedAt: batch.deliveredAt ?? portalNow().toISOString(),
    deliveryBatchId: batch.id,
    items: [...groups.values()].map((of) => ({
      ...(of[0] as (typeof of)[number]),
      quantity: of.reduce((sum, one) => sum.plus(one.quantity), new Exact(0)).toFixed(),
    })),
  };
}
