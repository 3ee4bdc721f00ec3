import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { driver, drivers } from '../driver.ts';
import { refuseTakenLicense } from '../refuse-taken.ts';

export const restoreDriver = command({
  name: 'logistics.restore-driver',
  summary: words('Restore a driver', 'Вернуть водителя из архива'),
  ...logisticsUpdating,
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: driver.view,

  async run(ctx, { id }) {
    const before = await drivers.open(ctx, id);
    if (!before.archivedAt) return drivers.show(ctx.actor, unchanged(ctx, before));
    await refuseTakenLicense(ctx.db, before.licenseNumber, id);
    return drivers.show(ctx.actor, await drivers.restore(ctx, before));
  },
});
