import type { ItemFields } from '../../kernel/document-kind.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { catalogItems } from './catalog-item.ts';

/** Custom fields of the items that rows of records name, for the documents of domains above; in one statement. */
export async function fieldsOfRows(
  db: Db,
  rows: ReadonlyMap<string, ReadonlyArray<{ catalogItemId: string | null }>>,
): Promise<ItemFields> {
  const ids = [...rows.values()].flat().flatMap(({ catalogItemId }) => catalogItemId ?? []);
  const items = new Map((await catalogItems.byIds(db, [...new Set(ids)])).map((item) => [item.id, item.customFields]));
  return new Map(
    [...rows].map(([id, held]) => [
      id,
      held.map(({ catalogItemId }) => (catalogItemId && items.get(catalogItemId)) || {}),
    ]),
  );
}
