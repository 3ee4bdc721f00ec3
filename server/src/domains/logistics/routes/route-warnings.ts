import Type, { type Static } from 'typebox';
import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import { date, id } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';

const about = {
  driverId: Type.Optional(id('Driver')),
  licenseValidTo: Type.Optional(date('Last day of the licence')),
  vehicleId: Type.Optional(id('Vehicle')),
  capacity: Type.Optional(Type.String({ title: 'What the vehicle carries, kg or m³', examples: ['5000'] })),
  load: Type.Optional(Type.String({ title: 'What its batches come to, kg or m³', examples: ['5200'] })),
};

export const routeWarnings = warnings('vehicle_overweight', about);

type RouteWarning = Static<typeof routeWarnings>[number];

interface Carriage {
  licenseValidTo: string | null;
  capacityKg: string | null;
  capacityM3: string | null;
}

/** What should be known of a route before it is driven: a licence that has expired by then, and more goods than the vehicle carries. */
export async function warningsOfRoute(ctx: ReadContext, route: DeliveryRoute): Promise<RouteWarning[]> {
  const { driverId, vehicleId, plannedDate, weightKg, volumeM3 } = route;
  if (driverId === null && vehicleId === null) return [];
  const { tenant } = ctx.db;
  const { licenseValidTo, capacityKg, capacityM3 } = await ctx.db.one<Carriage>(sql`
    select (select person.license_valid_to from drivers person where person.tenant_id = ${tenant} and person.id = ${driverId}) as "licenseValidTo",
      (select car.capacity_kg from vehicles car where car.tenant_id = ${tenant} and car.id = ${vehicleId}) as "capacityKg",
      (select car.capacity_m3 from vehicles car where car.tenant_id = ${tenant} and car.id = ${vehicleId}) as "capacityM3"`);
  const day = plannedDate ?? dayIn((await regionalOf(ctx)).timezone);
  const over = (code: string, sentence: ReturnType<typeof words>, load: string, capacity: string | null) =>
    capacity !== null && vehicleId !== null && new Exact(load).gt(capacity)
      ? [warning(ctx, code, sentence, { vehicleId, capacity, load })]
      : [];
  return [
    ...(driverId !== null && licenseValidTo !== null && licenseValidTo < day
      ? [warning(ctx, 'license_expired', expired, { driverId, licenseValidTo })]
      : []),
    ...over('vehicle_overweight', overweight, weightKg, capacityKg),
    ...over('vehicle_overfull', overfull, volumeM3, capacityM3),
  ];
}

const expired = words(
  "The driver's licence will have expired by that day.",
  'К этому дню водительское удостоверение будет просрочено.',
);
const overweight = words(
  'The batches weigh more than the vehicle carries.',
  'Партии тяжелее грузоподъёмности автомобиля.',
);
const overfull = words(
  'The batches take more room than the vehicle has.',
  'Партии не помещаются в автомобиль по объёму.',
);
