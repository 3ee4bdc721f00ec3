import type { Requisition } from '../../../../nouns/requisition.ts';
import type { StockReservation } from '../../../../nouns/stock-reservation.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { requisitions } from '../requisitions/requisition.ts';
import { stockReservations } from './stock-reservation.ts';

/** A reservation and its requisition, both locked until the transaction ends: the requisition first, as everywhere. */
export async function openReservation(
  ctx: WriteContext,
  id: string,
): Promise<{ held: Requisition; before: StockReservation }> {
  const { procurementId } = await stockReservations.byId(ctx.db, id);
  const held = await requisitions.lock(ctx.db, procurementId);
  return { held, before: await stockReservations.open(ctx, id) };
}
