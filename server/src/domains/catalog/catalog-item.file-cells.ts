import type { CatalogItem } from '../../../../nouns/catalog-item.ts';
import { maySee } from '../../kernel/access/actor.ts';
import { type Cell, numberCell } from '../../kernel/exchange/exchange.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { units } from '../../kernel/values/units.ts';
import { categoryPaths } from './categories/name-categories.ts';

/**
 * Items as cells of a file, in two statements however many. Initial stock and its warehouse stay blank: they speak of new
 * items alone. What lies in all warehouses stands in a column of its own, which no import reads.
 */
export async function itemCells(ctx: ReadContext, records: readonly object[]): Promise<Array<Record<string, Cell>>> {
  const items = records as readonly CatalogItem[];
  const [paths, onHand] = await Promise.all([
    categoryPaths(
      ctx.db,
      items.flatMap(({ categoryId }) => categoryId ?? []),
    ),
    maySee(ctx.actor, 'stock.read') ? stockOf(ctx, items) : new Map<string, string>(),
  ]);
  return items.map((item) => ({
    ...(item as unknown as Record<string, string | null>),
    unit: units.get(item.baseUom)?.symbol ?? item.baseUom,
    type: item.type === 'service' ? 'Услуга' : 'Товар',
    plannedCost: numberCell(item.plannedCost?.price ?? null),
    currency: item.plannedCost?.currency ?? null,
    vatRate: item.vatRate === 'none' ? 'Без НДС' : item.vatRate,
    minOrderQty: numberCell(item.minOrderQty),
    packQty: numberCell(item.packQty),
    leadTimeDays: item.leadTimeDays,
    weightKg: numberCell(item.weightKg),
    volumeM3: numberCell(item.volumeM3),
    category: (item.categoryId && paths.get(item.categoryId)) ?? null,
    onHand: item.type === 'service' ? null : numberCell(onHand.get(item.id) ?? '0'),
  }));
}

async function stockOf({ db }: ReadContext, items: readonly CatalogItem[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; on_hand: string }>(sql`
    select catalog_item_id as id, trim_scale(sum(on_hand)) as on_hand from stock_balances
    where tenant_id = ${db.tenant} and catalog_item_id = any(${items.map(({ id }) => id)}::uuid[]) group by catalog_item_id`);
  return new Map(rows.map(({ id, on_hand }) => [id, on_hand]));
}
