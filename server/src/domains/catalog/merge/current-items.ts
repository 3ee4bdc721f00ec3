import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type ItemReference, itemReferences } from '../item-references.ts';

/** Items by the identifiers that were given and by their own: a merged one is answered by the one that stays, an archived one as it is. */
export async function currentItems(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemReference>> {
  if (ids.length === 0) return new Map();
  const led = await db.many<{ given: string; id: string }>(sql`
    select named.id as given, coalesce(item.duplicate_of_id, item.id) as id
    from unnest(${ids}::uuid[]) named(id) join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id`);
  const items = await itemReferences(db, { ids: [...new Set(led.map(({ id }) => id))] });
  const found = new Map(items.map((item) => [item.id, item]));
  for (const { given, id } of led) found.set(given, found.get(id) as ItemReference);
  return found;
}
