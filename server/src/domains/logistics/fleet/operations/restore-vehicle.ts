import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { refuseTakenVehicle } from '../refuse-taken.ts';
import { vehicle, vehicles } from '../vehicle.ts';

export const restoreVehicle = command({
  name: 'logistics.restore-vehicle',
  summary: words('Restore a vehicle', 'Вернуть транспорт из архива'),
  ...logisticsUpdating,
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: vehicle.view,

  async run(ctx, { id }) {
    const before = await vehicles.open(ctx, id);
    if (!before.archivedAt) return unchanged(ctx, before);
    await refuseTakenVehicle(ctx.db, before, id);
    return vehicles.restore(ctx, before);
  },
});
