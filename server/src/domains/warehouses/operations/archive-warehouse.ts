import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { refuseInUse } from '../in-use.ts';
import { lockWarehouse, presentWarehouse, type WarehouseRow, warehouseColumns } from '../warehouse.row.ts';
import { warehouse, warehouseLifecycle } from '../warehouse.ts';

export const archiveWarehouse = command({
  name: 'warehouses.archive-warehouse',
  summary: words('Archive a warehouse', 'Перенести склад в архив'),
  description:
    'Only an empty warehouse that is not the default. It stays readable by its identifier and can be restored. Archiving it again changes nothing.',
  permission: 'warehouses.delete',
  scope: 'warehouses.delete',
  refuses: ['has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: warehouse.view,

  async run(ctx, { id }) {
    const before = await lockWarehouse(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    const status = warehouseLifecycle.next('archive', before.status);
    await refuseInUse(ctx.db, before);
    const row = await ctx.db.one<WarehouseRow>(sql`
      update warehouses place set status = ${status}, archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where place.tenant_id = ${ctx.db.tenant} and place.id = ${id} returning ${warehouseColumns}`);
    const after = presentWarehouse(row);
    ctx.record(warehouse.changed('deleted', before, after, { reason: 'archived' }));
    return after;
  },
});
