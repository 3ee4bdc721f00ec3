import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { yearlyNumber } from '../../../company/yearly-number.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { withWarnings, writtenRoute } from '../delivery-route.card.ts';
import { routeInput, stopsInput } from '../delivery-route.input.ts';
import { deliveryRoute, deliveryRoutes } from '../delivery-route.ts';
import { writeStops } from '../route-stop.ts';
import { settleRoute } from '../settle-route.ts';

export const createRoute = command({
  name: 'logistics.create-route',
  summary: words('Create a delivery route', 'Создать маршрут доставки'),
  description:
    'One, two or more `stops`, passed in the order of their `sequence`, which counts from 1 without gaps, or in the order given. A single stop is origin ' +
    'and destination at once. A stop has both coordinates or none; one that names an object takes its name, address and coordinates where it is given ' +
    'none. Carrier, driver and vehicle are named by their identifiers, or written by hand. An expired licence, and batches over what the vehicle ' +
    'carries, are told of in `warnings`.',
  ...logisticsCreating,
  refuses: ['unknown_reference', 'business_rule_violated', 'conflict'],
  input: object({ ...routeInput, stops: stopsInput }),
  output: writtenRoute,

  async run(ctx, input) {
    const { values, stops } = await settleRoute(ctx, null, input);
    const number = await yearlyNumber(ctx, 'DR', 'delivery-route');
    if (!(await deliveryRoutes.insert(ctx, { ...values, number }))) throw refuse('conflict');
    await writeStops(ctx, ctx.newId, stops ?? []);
    const made = await deliveryRoutes.byId(ctx.db, ctx.newId);
    ctx.record(deliveryRoute.fact('created', made));
    return withWarnings(ctx, made);
  },
});
