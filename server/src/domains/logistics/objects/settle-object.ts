import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { holdCounterparties, refuseUnusable } from '../../counterparties/counterparty-refs.ts';
import { checkPlace } from '../../warehouses/check-place.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';

type Input = Partial<LogisticsObject>;

/** Refuses half a point on the map, and a warehouse or counterparty that may not be named anew; what is named is held. */
export async function settleObject(ctx: WriteContext, before: LogisticsObject | null, given: Input): Promise<void> {
  checkPlace(before ?? {}, given);
  const { warehouseId, counterpartyId } = given;
  if (warehouseId && warehouseId !== before?.warehouseId)
    refuseClosed((await holdWarehouses(ctx.db, [warehouseId])).get(warehouseId), 'warehouseId');
  if (counterpartyId && counterpartyId !== before?.counterpartyId)
    refuseUnusable((await holdCounterparties(ctx.db, [counterpartyId])).get(counterpartyId), 'counterpartyId');
}
