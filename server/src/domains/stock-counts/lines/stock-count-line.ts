import type { StockCount } from '../../../../../nouns/stock-count.ts';
import { stockCountLine as declared, type StockCountLine } from '../../../../../nouns/stock-count-line.ts';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';

export const stockCountLine = entityOf(declared);

/** What lay there by the books when the line was counted, movements that were told later in their place. */
const heldThen = (tenant: TenantValue) => sql`
  coalesce((select made.balance_after from stock_movements made
    where made.tenant_id = ${tenant} and made.warehouse_id = line.warehouse_id and made.catalog_item_id = line.catalog_item_id
      and made.occurred_at <= line.counted_at
    order by made.occurred_at desc, made.seq desc limit 1), 0)`;

/** Both follow the movements until they are posted, and stay as they were posted. */
export const countLines = store(stockCountLine, {
  movedQuantity: (tenant) => sql`
    trim_scale(case when not line.is_open then line.moved_quantity
      when line.counted_at is not null then ${heldThen(tenant)} - line.expected_quantity end)`,
  difference: (tenant) => sql`
    trim_scale(case when not line.is_open then line.difference
      when line.counted_at is not null then line.counted_quantity - ${heldThen(tenant)} end)`,
});

export const lineListing = listingOf(declared, {
  name: 'stock-count-lines',
  defaultSort: 'name',
  fields: { isCounted: { column: '(line.counted_quantity is not null)', kind: 'boolean' } },
});

/** All lines of a count, by name. */
export const linesOfCount = (db: Db, countId: string): Promise<StockCountLine[]> =>
  countLines.read(db, sql`${countLines.select(db, sql`line.count_id = ${countId}`)} order by line.name, line.id`);

/** Lines of several counts, each by name, in one statement. */
export async function linesByCount(db: Db, countIds: readonly string[]): Promise<Map<string, StockCountLine[]>> {
  const chosen = countLines.select(db, sql`line.count_id = any(${countIds}::uuid[])`);
  const lines = await countLines.read(db, sql`${chosen} order by line.count_id, line.name, line.id`);
  return Map.groupBy(lines, ({ countId }) => countId);
}

/** Lines of a count as this person may see them: who counts blind is not told what he should find. */
export const shownTo = (actor: Actor, { isBlind, status }: StockCount) => {
  const isHidden = isBlind && status === 'counting' && !maySee(actor, 'stock.adjust');
  return (line: StockCountLine): StockCountLine =>
    isHidden ? { ...line, expectedQuantity: null, movedQuantity: null, difference: null } : line;
};
