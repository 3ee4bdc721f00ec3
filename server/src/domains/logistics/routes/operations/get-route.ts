import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { readRouteCard, routeCard } from '../delivery-route.card.ts';

export const getRoute = query({
  name: 'logistics.get-route',
  summary: words('Get a delivery route', 'Получить маршрут доставки'),
  description: 'With its batches, and what should be known before it is driven.',
  ...logisticsReading,
  input: object({ id: id() }),
  output: routeCard,
  run: (ctx, { id }) => readRouteCard(ctx, id),
});
