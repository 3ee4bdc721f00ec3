import Type, { type Static } from 'typebox';
import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import { date, id } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { drivers } from '../fleet/driver.ts';
import { licenseWarnings } from '../fleet/license-warnings.ts';
import { vehicles } from '../fleet/vehicle.ts';

const about = {
  driverId: Type.Optional(id('Driver')),
  licenseValidTo: Type.Optional(date('Last day of the licence')),
  vehicleId: Type.Optional(id('Vehicle')),
  capacity: Type.Optional(Type.String({ title: 'What the vehicle carries, kg or m³', examples: ['5000'] })),
  load: Type.Optional(Type.String({ title: 'What its batches come to, kg or m³', examples: ['5200'] })),
};

export const routeWarnings = warnings('vehicle_overweight', about);

type RouteWarning = Static<typeof routeWarnings>[number];

/** What should be known of a route before it is driven: a licence that has expired by then, and more goods than the vehicle carries. */
export async function warningsOfRoute(ctx: ReadContext, route: DeliveryRoute): Promise<RouteWarning[]> {
  const { driverId, vehicleId, plannedDate, weightKg, volumeM3 } = route;
  const [[driver], [vehicle]] = await Promise.all([
    driverId === null ? [] : drivers.byIds(ctx.db, [driverId]),
    vehicleId === null ? [] : vehicles.byIds(ctx.db, [vehicleId]),
  ]);
  const over = (code: string, sentence: Words, load: string, capacity: string | null | undefined) =>
    vehicle && capacity && new Exact(load).gt(capacity)
      ? [warning(ctx, code, sentence, { vehicleId: vehicle.id, capacity, load })]
      : [];
  return [
    ...(driver ? licenseWarnings(ctx, driver, plannedDate) : []),
    ...over('vehicle_overweight', overweight, weightKg, vehicle?.capacityKg),
    ...over('vehicle_overfull', overfull, volumeM3, vehicle?.capacityM3),
  ];
}

const overweight = words(
  'The batches weigh more than the vehicle carries.',
  'Партии тяжелее грузоподъёмности автомобиля.',
);
const overfull = words(
  'The batches take more room than the vehicle has.',
  'Партии не помещаются в автомобиль по объёму.',
);
