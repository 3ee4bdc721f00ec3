import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { vehicles } from '../fleet/vehicle.ts';

/** The vehicle of a route, whose positions are taken; null without one, or with one that is no longer kept. */
export async function trackedVehicle(db: Db, route: DeliveryRoute | null): Promise<string | null> {
  if (!route?.vehicleId) return null;
  const [found] = await vehicles.byIds(db, [route.vehicleId]);
  return found && !found.archivedAt ? found.id : null;
}
