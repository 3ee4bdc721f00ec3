import type { StockCount } from '../../../../../nouns/stock-count.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Refuses items that another open count of the warehouse has, by the name of one and the number of that count. */
export async function refuseCountedElsewhere(
  db: Db,
  { id, warehouseId }: Pick<StockCount, 'id' | 'warehouseId'>,
  itemIds: readonly string[],
): Promise<never> {
  const taken = await db.one<{ countId: string; number: string; catalogItemId: string; name: string }>(sql`
    select other.id as "countId", other.number, line.catalog_item_id as "catalogItemId", line.name
    from stock_count_lines line join stock_counts other on other.tenant_id = ${db.tenant} and other.id = line.count_id
    where line.tenant_id = ${db.tenant} and line.is_open and line.warehouse_id = ${warehouseId} and line.count_id <> ${id}
      and line.catalog_item_id = any(${itemIds}::uuid[])
    order by line.name, line.id limit 1`);
  const { name, number } = taken;
  throw conflict(
    'counted_elsewhere',
    words(
      `“${name}” is being counted in ${number}: post or cancel that count first, or count another category.`,
      `«${name}» уже считают в ${number}: проведите или отмените ту инвентаризацию либо выберите другую категорию.`,
    ),
    { field: 'warehouseId', ...taken },
  );
}
