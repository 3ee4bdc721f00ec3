import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Answers, VariableGroup } from '../../../kernel/variables.ts';

export const stockVariables: VariableGroup = {
  scopes: ['catalog.read'],
  permission: 'stock.read',
  load: loadStock,
  paths: {
    'stock.available': { label: words('Available in stock', 'Доступный остаток'), valueType: 'number' },
    'stock.reserved': { label: words('Reserved in stock', 'В резерве'), valueType: 'number' },
  },
};

/** Of products alone: a service has no stock. */
async function loadStock(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<{ id: string; available: string; reserved: string }>(sql`
    select item.id, trim_scale(coalesce(sum(held.on_hand - held.reserved), 0)) as available,
      trim_scale(coalesce(sum(held.reserved), 0)) as reserved
    from catalog_items item left join stock_balances held on held.tenant_id = ${db.tenant} and held.catalog_item_id = item.id
    where item.tenant_id = ${db.tenant} and item.id = any(${ids}::uuid[]) and item.type = 'product' group by item.id`);
  return new Map(
    rows.map(({ id, available, reserved }) => [id, { 'stock.available': available, 'stock.reserved': reserved }]),
  );
}
