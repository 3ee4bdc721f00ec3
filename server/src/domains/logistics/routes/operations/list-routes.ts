import { words } from '../../../../kernel/problems/errors.ts';
import { listRecords } from '../../../../platform/records/read-operations.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { deliveryRoutes, routeListing } from '../delivery-route.ts';

export const listRoutes = listRecords(deliveryRoutes, routeListing, {
  name: 'logistics.list-routes',
  summary: words('List delivery routes', 'Список маршрутов доставки'),
  description: 'Each with its stops in order.',
  ...logisticsReading,
});
