import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { deliveryRoute, deliveryRoutes } from '../delivery-route.ts';

export const restoreRoute = command({
  name: 'logistics.restore-route',
  summary: words('Restore a delivery route', 'Вернуть маршрут доставки из архива'),
  ...logisticsUpdating,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: deliveryRoute.view,

  async run(ctx, { id }) {
    const before = await deliveryRoutes.open(ctx, id);
    return before.archivedAt ? deliveryRoutes.restore(ctx, before) : unchanged(ctx, before);
  },
});
