import type { SavedRow } from '../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { ensureCategories, holdCategories } from './categories/name-categories.ts';
import { moveStock } from './stock/move-stock.ts';

/** Rows whose categories are there and stay there: those to be created are, and a row of one archived meanwhile is left out. */
export async function placeRows(ctx: WriteContext, rows: readonly SavedRow[]): Promise<readonly SavedRow[]> {
  const named = [...new Set(rows.flatMap(({ input }) => (input.category as string | undefined) ?? []))];
  const made = named.length > 0 ? await ensureCategories(ctx, named) : new Map<string, string>();
  const placed = rows.map((row) => {
    const { category, ...input } = row.input;
    return category === undefined ? row : { ...row, input: { ...input, categoryId: made.get(category as string) } };
  });
  const ids = [...new Set(placed.flatMap(({ input }) => (input.categoryId as string | undefined) ?? []))];
  if (ids.length === 0) return placed;
  const open = await holdCategories(ctx.db, ids);
  return placed.filter(({ input }) => input.categoryId === undefined || open.has(input.categoryId as string));
}

/** What lies in warehouses already, of the rows that became new items: number of the row → item. */
export async function moveInitialStock(ctx: WriteContext, rows: readonly SavedRow[], created: Map<number, string>) {
  const moves = rows.flatMap(({ n, input: { initialStock, warehouseId } }) => {
    const catalogItemId = created.get(n);
    if (catalogItemId === undefined || initialStock === undefined) return [];
    return [
      { catalogItemId, warehouseId: warehouseId as string, type: 'initial' as const, quantity: initialStock as string },
    ];
  });
  if (moves.length > 0) await moveStock(ctx, moves);
}
