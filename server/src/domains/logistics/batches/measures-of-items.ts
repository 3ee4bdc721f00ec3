import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What one base unit of a catalog item weighs and takes; null where nobody has said. */
export interface ItemMeasures {
  id: string;
  weightKg: string | null;
  volumeM3: string | null;
}

export async function measuresOfItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemMeasures>> {
  if (ids.length === 0) return new Map();
  const found = await db.many<ItemMeasures>(sql`
    select item.id, item.weight_kg as "weightKg", item.volume_m3 as "volumeM3"
    from unnest(${ids}::uuid[]) named(id) join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id`);
  return new Map(found.map((item) => [item.id, item]));
}
