import { rememberedMatch as declared, type RememberedMatch } from '../../../../../nouns/remembered-match.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { currentItems } from '../../catalog/merge/current-items.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';

export const rememberedMatch = entityOf(declared);

export const rememberedMatches = store(
  rememberedMatch,
  {
    // Identifiers; what they are called is asked for once for all rows.
    supplierName: () => sql`held.supplier_id::text`,
    catalogItemName: () => sql`held.catalog_item_id::text`,
  },
  { complete: nameAll },
);

async function nameAll<Row extends Partial<RememberedMatch>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = (read: (row: Row) => string | null | undefined) => [...new Set(rows.flatMap((row) => read(row) ?? []))];
  const [suppliers, items] = await Promise.all([
    supplierRefs(
      db,
      ids(({ supplierName }) => supplierName),
    ),
    currentItems(
      db,
      ids(({ catalogItemName }) => catalogItemName),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    ...('supplierName' in row && { supplierName: suppliers.get(row.supplierName ?? '')?.name ?? null }),
    ...('catalogItemName' in row && { catalogItemName: items.get(row.catalogItemName ?? '')?.name ?? null }),
  }));
}
