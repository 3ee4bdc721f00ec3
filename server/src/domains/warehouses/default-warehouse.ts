import type { Warehouse } from '../../../../nouns/warehouse.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { warehouses } from './warehouse.ts';

/** The default warehouse, to be kept or replaced. The portal's row is locked: of two who move it at once, one follows the other. */
export async function lockDefault(db: Db): Promise<Warehouse | undefined> {
  await db.one(sql`select 1 from tenants where tenant_id = ${db.tenant} for no key update`);
  const [, place] = await Promise.all([
    db.execute(sql`select 1 from warehouses where tenant_id = ${db.tenant} and is_default for update`),
    db.first<Warehouse>(warehouses.select(db, sql`place.is_default`)),
  ]);
  return place;
}

/** Takes the mark from the warehouse that has it; the change is recorded. */
export const unsetDefault = (ctx: WriteContext, holder: Warehouse) =>
  warehouses.change(ctx, holder, { isDefault: false });

export const defaultNeeded = () =>
  brokenRule(
    'default_needed',
    words('Make another warehouse the default instead.', 'Вместо этого назначьте основным другой склад.'),
  );
