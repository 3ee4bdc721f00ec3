import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { logisticsObject, logisticsObjects } from '../logistics-object.ts';
import { refuseTakenCode } from '../object-code.ts';

export const restoreLogisticsObject = command({
  name: 'logistics.restore-object',
  summary: words('Restore a logistics object', 'Вернуть объект логистики из архива'),
  ...logisticsUpdating,
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: logisticsObject.view,

  async run(ctx, { id }) {
    const before = await logisticsObjects.open(ctx, id);
    if (!before.archivedAt) return unchanged(ctx, before);
    await refuseTakenCode(ctx.db, before.code, id);
    return logisticsObjects.restore(ctx, before);
  },
});
