import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import { countedIn, type RecordLines } from '../../../platform/registers/record-lines.ts';
import { deliveryRoute } from './delivery-route.ts';
import { routeStop } from './route-stop.ts';

/** The stops, in the order they are passed. */
export const linesOfRoutes: RecordLines<DeliveryRoute> = {
  of: deliveryRoute.declared,
  line: routeStop.declared,
  counted: countedIn('route_stops', 'route_id'),
  read: async (_ctx, _ids, routes) => new Map(routes.map(({ id, stops }) => [id, stops])),
};
