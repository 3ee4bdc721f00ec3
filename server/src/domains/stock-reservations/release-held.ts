import type { Requisition } from '../../../../nouns/requisition.ts';
import type { ReleaseReason, StockReservation } from '../../../../nouns/stock-reservation.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { letGo } from '../catalog/stock/hold-back.ts';
import { noteStock } from '../requisitions/lines/note-stock.ts';
import type { Place } from './current-places.ts';
import { holdPlaces } from './hold-places.ts';
import { leftOf } from './left-of.ts';
import { stockReservations } from './stock-reservation.ts';

interface Releasing {
  before: StockReservation;
  reason: ReleaseReason;
}

/** Lets go what reservations of a held requisition still hold back. What was issued of them stays issued. */
export async function releaseHeld(
  ctx: WriteContext,
  held: Requisition,
  releasing: readonly Releasing[],
): Promise<StockReservation[]> {
  const reservations = releasing.map(({ before }) => before);
  const places = await holdPlaces(ctx.db, reservations);
  await letGo(
    ctx.db,
    reservations.map((one, at) => ({ ...(places[at] as Place), quantity: one.heldQuantity })),
  );
  const released: StockReservation[] = [];
  for (const { before, reason } of releasing) {
    const values = { heldQuantity: '0', releaseReason: reason };
    released.push(await stockReservations.move(ctx, before, 'release', values, { fact: 'released', tell: { reason } }));
  }
  await noteStock(
    ctx,
    held,
    reservations.map((one) => ({
      ...{ procurementItemId: one.procurementItemId, reserved: leftOf(one).neg().toFixed(), issued: '0' },
    })),
  );
  return released;
}
