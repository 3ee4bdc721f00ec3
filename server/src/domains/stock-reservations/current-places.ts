import type { StockReservation } from '../../../../nouns/stock-reservation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { stockedItems } from '../catalog/stock/stocked-items.ts';

export type Place = Pick<StockReservation, 'warehouseId' | 'catalogItemId'>;

/** Where reservations hold stock back, in their order: what is held of an item that was merged lies with the one that stayed. */
export async function currentPlaces(db: Db, reservations: readonly Place[]): Promise<Place[]> {
  const items = await stockedItems(
    db,
    reservations.map(({ catalogItemId }) => catalogItemId),
  );
  return reservations.map(({ warehouseId, catalogItemId }) => ({
    warehouseId,
    catalogItemId: items.get(catalogItemId)?.id ?? catalogItemId,
  }));
}
