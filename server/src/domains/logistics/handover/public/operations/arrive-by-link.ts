import { id, object } from '../../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../../kernel/operation.ts';
import { notFound, words } from '../../../../../kernel/problems/errors.ts';
import { sql } from '../../../../../kernel/sql/sql.ts';
import { deliveryRoute, deliveryRoutes } from '../../../routes/delivery-route.ts';
import { routeStop } from '../../../routes/route-stop.ts';
import { enterByLink, type LinkHeld, type OpenedDelivery, openDelivery } from '../../links/open-delivery.ts';
import { momentOf } from '../../moment-of.ts';
import { presentDelivery } from '../present-delivery.ts';
import { pressedField } from '../pressed-field.ts';
import { publicDelivery } from '../public-delivery.ts';
import { tokenField } from '../token-field.ts';

export const arriveByLink = command({
  name: 'logistics.arrive-by-link',
  summary: words('Note by the link that a stop is reached', 'Отметить прибытие на точку по ссылке'),
  description: 'The stop keeps when its driver was there first; noted again, it changes nothing.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_expired', 'link_revoked'],
  input: object({ token: tokenField, stopId: id('Stop of the route'), pressedAt: pressedField }),
  output: publicDelivery,
  enter: enterByLink,

  async run(ctx, { stopId, pressedAt }, link: LinkHeld) {
    const opened = await openDelivery(ctx, link);
    await arrive(ctx, opened, stopId, pressedAt);
    return presentDelivery(ctx, await openDelivery(ctx, link));
  },
});

async function arrive(ctx: WriteContext, { link, route, batches }: OpenedDelivery, stopId: string, pressedAt?: string) {
  const isTheirs = link.routeId !== null || batches.some((batch) => batch.stopId === stopId);
  if (!route || !isTheirs) throw notFound(routeStop.noun);
  const held = await deliveryRoutes.lock(ctx.db, route.id);
  const stop = held.stops.find(({ id }) => id === stopId);
  if (!stop) throw notFound(routeStop.noun);
  if (stop.arrivedAt !== null) return ctx.nothingChanged();
  const arrivedAt = momentOf(pressedAt, link);
  await ctx.db.execute(sql`
    update route_stops set arrived_at = ${arrivedAt}::instant where tenant_id = ${ctx.db.tenant} and id = ${stopId}`);
  const after = await deliveryRoutes.write(ctx, held, {}, { touched: true });
  if (after) ctx.record(deliveryRoute.changed('arrived', held, after, { stopId, sequence: stop.sequence, arrivedAt }));
}
