import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What receives goods: the item itself, or the one it was merged into. */
export interface StockedItem {
  id: string;
  type: 'product' | 'service';
  /** Percents over the order that may be received; null where the company's own rule holds. */
  overReceiptPct: string | null;
}

/** Items goods may come of, by the identifiers that documents know them by; in one statement. */
export async function stockedItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StockedItem>> {
  const rows = await db.many<StockedItem & { named: string }>(sql`
    select named.id as named, item.id, item.type, item.over_receipt_pct as "overReceiptPct"
    from unnest(${ids}::uuid[]) named(id)
    join catalog_items known on known.tenant_id = ${db.tenant} and known.id = named.id
    join catalog_items item on item.tenant_id = ${db.tenant} and item.id = coalesce(known.duplicate_of_id, known.id)`);
  return new Map(rows.map(({ named, ...item }) => [named, item]));
}
