import type { StockCount } from '../../../../nouns/stock-count.ts';
import type { StockCountLine } from '../../../../nouns/stock-count-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { holdStocked } from '../catalog/stock/check-moves.ts';
import { lockBalances } from '../catalog/stock/lock-balances.ts';
import { moveStock } from '../catalog/stock/move-stock.ts';
import { closeLines } from './lines/close-lines.ts';
import { linesOfCount } from './lines/stock-count-line.ts';
import { stockCount } from './stock-count.ts';

/**
 * Posts what differs of a held count and closes its lines; answers how many items were adjusted. Items and balances are locked before the
 * lines are read, so no movement comes between a difference and its posting.
 */
export async function postDifferences(ctx: WriteContext, { id, warehouseId }: StockCount): Promise<number> {
  const counted = await ctx.db.many<{ catalogItemId: string }>(sql`
    select line.catalog_item_id as "catalogItemId" from stock_count_lines line
    where line.tenant_id = ${ctx.db.tenant} and line.count_id = ${id} and line.counted_quantity is not null`);
  const places = counted.map(({ catalogItemId }) => ({ warehouseId, catalogItemId }));
  await holdStocked(
    ctx.db,
    counted.map(({ catalogItemId }) => catalogItemId),
  );
  if (places.length > 0) await lockBalances(ctx.db, places);
  const lines = await linesOfCount(ctx.db, id);
  const differing = lines.filter(({ difference }) => difference !== null && !new Exact(difference).isZero());
  const movements = differing.length > 0 ? await moveStock(ctx, differing.map(adjustment)) : [];
  const movementOf = new Map(differing.map((line, at) => [line.id, movements[at]?.id ?? null]));
  await closeLines(
    ctx.db,
    id,
    lines.map((line) => ({ ...line, movementId: movementOf.get(line.id) ?? null })),
  );
  return differing.length;
}

const adjustment = ({ countId, warehouseId, catalogItemId, difference, note }: StockCountLine) => ({
  ...{ warehouseId, catalogItemId, comment: note },
  type: 'adjustment' as const,
  reason: 'inventory' as const,
  quantity: difference as string,
  source: { entityType: stockCount.type, entityId: countId },
});
