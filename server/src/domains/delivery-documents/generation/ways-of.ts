import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { DeliveryStop } from '../../../../../nouns/delivery-stop.ts';
import type { Driver } from '../../../../../nouns/driver.ts';
import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { Vehicle } from '../../../../../nouns/vehicle.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { drivers } from '../../logistics/fleet/driver.ts';
import { vehicles } from '../../logistics/fleet/vehicle.ts';
import { holdObjects } from '../../logistics/objects/object-refs.ts';
import { heldRoutes } from '../../logistics/routes/held-routes.ts';
import { only } from './only.ts';
import type { Share } from './share.ts';

/** Where the goods of a group go, and by whom, as their batches and route say; null where they differ or do not say. */
export interface Way {
  object: LogisticsObject | null;
  batch: DeliveryBatch | null;
  route: DeliveryRoute | null;
  driver: Driver | null;
  vehicle: Vehicle | null;
  stops: DeliveryStop[];
  /** The stop that the batch goes to, else the last one. */
  lastAddress: string | null;
}

/** Reads the ways of batches at once; what they name is held until the transaction ends. */
export async function waysOf(db: Db, batches: readonly DeliveryBatch[]): Promise<(group: readonly Share[]) => Way> {
  const objects = await holdObjects(db, [...new Set(batches.flatMap(({ objectId }) => objectId ?? []))]);
  const routes = await heldRoutes(
    db,
    batches.flatMap(({ routeId }) => routeId ?? []),
  );
  const all = [...routes.values()];
  const [people, cars] = await Promise.all([
    drivers.byIds(
      db,
      all.flatMap(({ driverId }) => driverId ?? []),
    ),
    vehicles.byIds(
      db,
      all.flatMap(({ vehicleId }) => vehicleId ?? []),
    ),
  ]);
  return (group) => {
    const batch = batches.find(({ id }) => id === only(group, 'batchId')) ?? null;
    const route = routes.get(only(group, 'routeId') ?? '') ?? null;
    const stops = route?.stops ?? [];
    return {
      ...{ batch, route, object: objects.get(only(group, 'objectId') ?? '') ?? null },
      driver: people.find(({ id }) => id === route?.driverId) ?? null,
      vehicle: cars.find(({ id }) => id === route?.vehicleId) ?? null,
      stops: stops.map(({ sequence, kind, label, address, plannedAt }) => ({
        sequence,
        kind,
        label,
        address,
        plannedAt,
      })),
      lastAddress: (stops.find(({ id }) => id === batch?.stopId) ?? stops.at(-1))?.address ?? null,
    };
  };
}
