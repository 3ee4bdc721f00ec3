import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refuseTakenName } from '../taken-name.ts';
import { lockWarehouse, presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { warehouse, warehouseLifecycle } from '../warehouse.ts';

export const restoreWarehouse = command({
  name: 'warehouses.restore-warehouse',
  summary: words('Restore a warehouse', 'Вернуть склад из архива'),
  permission: 'warehouses.update',
  scope: 'warehouses.write',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: warehouse.view,

  async run(ctx, { id }) {
    const before = await lockWarehouse(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'active') {
      ctx.nothingChanged();
      return before;
    }
    const status = warehouseLifecycle.next('restore', before.status);
    await refuseTakenName(ctx, before, id);
    const row = await ctx.db.one<WarehouseRow>(sql`
      update warehouses place set status = ${status}, archived_at = null, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where place.tenant_id = ${ctx.db.tenant} and place.id = ${id} returning ${warehouseColumns}`);
    const after = presentWarehouse(row);
    ctx.record(warehouse.changed('updated', before, after));
    return after;
  },
});
