import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { warehouse, warehouses } from '../warehouse.ts';

export const restoreWarehouse = command({
  name: 'warehouses.restore-warehouse',
  summary: words('Restore a warehouse', 'Вернуть склад из архива'),
  permission: 'warehouses.update',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: warehouse.view,

  async run(ctx, { id }) {
    const before = await warehouses.open(ctx, id);
    if (before.status === 'active') return unchanged(ctx, before);
    await refuseTakenName(ctx, before, id);
    return warehouses.restore(ctx, before);
  },
});
