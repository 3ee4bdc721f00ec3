import { priceObservation as declared, type PriceObservation } from '../../../../../nouns/price-observation.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';

export const priceObservation = entityOf(declared);

export const priceObservations = store(
  priceObservation,
  // Its identifier; the names are asked for once for all records.
  { supplierName: () => sql`told.supplier_id::text` },
  { complete: nameSuppliers },
);

export const priceHistoryListing = listingOf(declared, { name: 'price-history', defaultSort: '-effectiveAt' });

/** The newest prices of an item, of every source. */
export const newestPrices = (db: Db, itemId: string, most: number): Promise<PriceObservation[]> =>
  priceObservations.read(
    db,
    sql`${priceObservations.select(db, sql`told.catalog_item_id = ${itemId}`)} order by told.effective_at desc, told.id desc limit ${most}`,
  );

async function nameSuppliers<Row extends Partial<PriceObservation>>(db: Db, rows: Row[]): Promise<Row[]> {
  const suppliers = await supplierRefs(db, [...new Set(rows.flatMap(({ supplierName }) => supplierName ?? []))]);
  return rows.map((row) =>
    row.supplierName ? { ...row, supplierName: suppliers.get(row.supplierName)?.name ?? null } : row,
  );
}
