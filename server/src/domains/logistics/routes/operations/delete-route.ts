import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { deleteOrArchive } from '../../delete-or-archive.ts';
import { gone } from '../../gone.ts';
import { logisticsDeleting } from '../../logistics-rights.ts';
import { deliveryRoutes } from '../delivery-route.ts';

export const deleteRoute = command({
  name: 'logistics.delete-route',
  summary: words('Delete a delivery route', 'Удалить маршрут доставки'),
  description:
    'A route that no batch and no document names is deleted, any other is archived. Archiving again changes nothing.',
  ...logisticsDeleting,
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: gone,
  run: (ctx, { id }) => deleteOrArchive(ctx, id, { store: deliveryRoutes, filesOf: 'deliveryRoute' }),
});
