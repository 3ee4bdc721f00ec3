import type { Db } from '../../kernel/sql/db.ts';
import { catalogItems } from './catalog-item.ts';

/** The article of each item that rows name. */
export async function skusOf(db: Db, itemIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(itemIds)].filter((id) => id !== null);
  return new Map((await catalogItems.byIds(db, ids)).map(({ id, sku }) => [id, sku]));
}
