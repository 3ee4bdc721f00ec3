import type { Db } from '../../kernel/sql/db.ts';
import { holdWhereStocked } from '../catalog/stock/hold-where-stocked.ts';
import { currentPlaces, type Place } from './current-places.ts';

/** Where reservations hold stock back, until the transaction ends: a merge of their items waits, or was waited for. */
export async function holdPlaces(db: Db, reservations: readonly Place[]): Promise<Place[]> {
  const ids = reservations.map(({ catalogItemId }) => catalogItemId);
  const [, places] = await Promise.all([holdWhereStocked(db, ids), currentPlaces(db, reservations)]);
  return places;
}
