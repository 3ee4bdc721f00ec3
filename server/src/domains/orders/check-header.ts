import type { PurchaseOrder } from '../../../../nouns/purchase-order.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { refuseStrangers } from '../../platform/users/refuse-strangers.ts';
import { holdSeller } from '../sellers/seller-refs.ts';
import { holdWarehouses, refuseClosed } from '../warehouses/warehouse-refs.ts';
import type { HeaderInput } from './purchase-order.ts';

/** Refuses what the header may not name anew; what it named before is not checked again. */
export async function checkHeader(ctx: WriteContext, before: PurchaseOrder, given: HeaderInput): Promise<void> {
  const fresh = (name: keyof HeaderInput) => (given[name] === before[name] ? undefined : given[name]);
  await refuseStrangers(ctx.db, { responsibleId: fresh('responsibleId') });
  const [warehouseId, sellerId] = [fresh('deliveryWarehouseId'), fresh('sellerProfileId')];
  if (typeof warehouseId === 'string')
    refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'deliveryWarehouseId');
  if (typeof sellerId === 'string') await holdSeller(ctx.db, sellerId);
}
