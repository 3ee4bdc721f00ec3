import Type, { type Static } from 'typebox';
import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import { object } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deliveryBatch, deliveryBatches } from '../batches/delivery-batch.ts';
import { deliveryRoute, deliveryRoutes } from './delivery-route.ts';
import { routeWarnings, warningsOfRoute } from './route-warnings.ts';

const mostShown = 200;

/** A route as it was saved. */
export const writtenRoute = object(
  { ...deliveryRoute.fields, warnings: routeWarnings },
  { title: 'Delivery route as it was saved' },
);

/** A route as its page shows it. */
export const routeCard = object(
  {
    ...deliveryRoute.fields,
    batches: Type.Array(deliveryBatch.view, {
      title: `Delivery batches on it, archived ones aside, in the order of their stops; at most ${mostShown}`,
    }),
    warnings: routeWarnings,
  },
  { title: 'Delivery route with its batches' },
);

export const withWarnings = async (ctx: ReadContext, route: DeliveryRoute): Promise<Static<typeof writtenRoute>> => ({
  ...route,
  warnings: await warningsOfRoute(ctx, route),
});

export async function readRouteCard(ctx: ReadContext, id: string): Promise<Static<typeof routeCard>> {
  const batches = deliveryBatches.select(ctx.db, sql`batch.route_id = ${id} and batch.archived_at is null`);
  const [route, found] = await Promise.all([
    deliveryRoutes.byId(ctx.db, id),
    deliveryBatches.read(ctx.db, sql`${batches} order by "stopSequence" nulls last, batch.id limit ${mostShown}`),
  ]);
  return { ...(await withWarnings(ctx, route)), batches: found };
}
