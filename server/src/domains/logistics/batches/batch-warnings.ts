import Type, { type Static } from 'typebox';
import type { DeliveryBatch } from '../../../../../nouns/delivery-batch.ts';
import { date, id } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning, warnings } from '../../../kernel/problems/warnings.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { deliveryRoutes } from '../routes/delivery-route.ts';
import { warningsOfRoute } from '../routes/route-warnings.ts';

const most = 20;

const about = {
  procurementId: Type.Optional(id('Requisition')),
  cancelReason: Type.Optional(Type.String({ title: 'Why it was cancelled' })),
  routeId: Type.Optional(id('Route')),
  driverId: Type.Optional(id('Driver')),
  licenseValidTo: Type.Optional(date('Last day of the licence')),
  vehicleId: Type.Optional(id('Vehicle')),
  capacity: Type.Optional(Type.String({ title: 'What the vehicle carries, kg or m³', examples: ['5000'] })),
  load: Type.Optional(Type.String({ title: 'What its batches come to, kg or m³', examples: ['5200'] })),
  itemIds: Type.Optional(Type.Array(id('Item'), { title: 'Items, at most 20' })),
};

export const batchWarnings = warnings('vehicle_overweight', about);

type BatchWarning = Static<typeof batchWarnings>[number];

/** What should be known of a batch: that nobody wants its goods any more, what its route warns of, and items whose weight nobody knows while a vehicle is to carry them. */
export async function warningsOfBatch(ctx: ReadContext, batch: DeliveryBatch): Promise<BatchWarning[]> {
  if (!batch.isActive) return [];
  return [...(await warningsOfRequisition(ctx, batch)), ...(await warningsOfWay(ctx, batch))];
}

async function warningsOfRequisition(ctx: ReadContext, { procurementId }: DeliveryBatch): Promise<BatchWarning[]> {
  if (procurementId === null) return [];
  const { status, cancelReason } = await requisitions.byId(ctx.db, procurementId);
  if (status !== 'cancelled') return [];
  return [warning(ctx, 'requisition_cancelled', cancelled, { procurementId, ...(cancelReason && { cancelReason }) })];
}

async function warningsOfWay(ctx: ReadContext, { routeId, items }: DeliveryBatch): Promise<BatchWarning[]> {
  if (routeId === null) return [];
  const route = await deliveryRoutes.byId(ctx.db, routeId);
  const ofRoute = (await warningsOfRoute(ctx, route)).map((one) => ({ ...one, meta: { ...one.meta, routeId } }));
  const unweighed = items.filter(({ weightKg }) => weightKg === null).map(({ id: itemId }) => itemId);
  const isCounted = route.vehicleId !== null && unweighed.length > 0;
  return [
    ...ofRoute,
    ...(isCounted ? [warning(ctx, 'weight_unknown', unknown, { routeId, itemIds: unweighed.slice(0, most) })] : []),
  ];
}

const cancelled = words(
  'The requisition was cancelled: what is on the way is returned, or received all the same.',
  'Заявка отменена: то, что в пути, нужно вернуть или всё же принять.',
);

const unknown = words(
  'The weight of some items is not known, so it is not counted in what the vehicle carries.',
  'Вес части позиций неизвестен: в загрузке автомобиля он не учтён.',
);
