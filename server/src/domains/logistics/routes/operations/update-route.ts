import Type from 'typebox';
import { routeStop as stopNoun } from '../../../../../../nouns/route-stop.ts';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { areSameRows } from '../../../../platform/records/are-same-rows.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { withWarnings, writtenRoute } from '../delivery-route.card.ts';
import { routeInput } from '../delivery-route.input.ts';
import { deliveryRoute, deliveryRoutes } from '../delivery-route.ts';
import { writeStops } from '../route-stop.ts';
import { settleRoute } from '../settle-route.ts';

const { object: _, arrivedAt: _arrived, ...writtenFields } = stopNoun.fields;

export const updateRoute = command({
  name: 'logistics.update-route',
  summary: words('Change a delivery route', 'Изменить маршрут доставки'),
  description:
    'Fields left out stay, null clears. `stops` are the whole list: those with an `id` stay under it, others are new, those not named go, and batches ' +
    'that were bound for them keep the route alone.',
  ...logisticsUpdating,
  refuses: [
    'unknown_reference',
    'business_rule_violated',
    'resource_archived',
    'version_conflict',
    'precondition_failed',
  ],
  input: object({ id: id(), ...routeInput, version: Type.Optional(version()) }),
  output: writtenRoute,

  async run(ctx, { id, version: _version, ...input }) {
    const before = await deliveryRoutes.open(ctx, id);
    if (before.archivedAt) throw archived(deliveryRoute.noun);
    const { values, stops } = await settleRoute(ctx, before, input);
    const touched = stops !== null && !areSameRows({ fields: writtenFields }, before.stops, stops);
    if (touched) await writeStops(ctx, id, stops);
    const after = await deliveryRoutes.write(ctx, before, values, { touched });
    if (!after) return withWarnings(ctx, unchanged(ctx, before));
    ctx.record(deliveryRoute.changed('updated', before, after));
    return withWarnings(ctx, after);
  },
});
