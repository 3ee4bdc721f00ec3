import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { presentWarehouse, type WarehouseRow, warehouseColumns } from './warehouse.row.ts';
import { type Warehouse, warehouse } from './warehouse.ts';

/** The default warehouse, to be kept or replaced. The portal's row is locked: of two who move it at once, one follows the other. */
export async function lockDefault(db: Db): Promise<Warehouse | null> {
  await db.one(sql`select 1 from tenants where tenant_id = ${db.tenant} for no key update`);
  const [, row] = await Promise.all([
    db.execute(sql`select 1 from warehouses where tenant_id = ${db.tenant} and is_default for update`),
    db.first<WarehouseRow>(sql`
      select ${warehouseColumns} from warehouses place where place.tenant_id = ${db.tenant} and place.is_default`),
  ]);
  return row ? presentWarehouse(row) : null;
}

/** Takes the mark from the warehouse that has it, and tells so. */
export async function unsetDefault(ctx: WriteContext, holder: Warehouse): Promise<void> {
  const row = await ctx.db.one<WarehouseRow>(sql`
    update warehouses place set is_default = false, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where place.tenant_id = ${ctx.db.tenant} and place.id = ${holder.id} returning ${warehouseColumns}`);
  ctx.record(warehouse.changed('updated', holder, presentWarehouse(row)));
}

export const defaultNeeded = () =>
  brokenRule(
    'default_needed',
    words('Make another warehouse the default instead.', 'Вместо этого назначьте основным другой склад.'),
  );
