import { supplierLink as declared, type SupplierLink } from '../../../../../nouns/supplier-link.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { isoText } from '../../../platform/records/iso-text.ts';
import { readRecords } from '../../../platform/records/read-records.ts';
import { supplierRefs } from '../../counterparties/counterparty-refs.ts';

export const supplierLink = entityOf(declared);

export const supplierLinks = readRecords(
  declared,
  {
    // Identifiers of the supplier; what it is called is asked for once for all links.
    counterpartyId: () => sql`link.supplier_id`,
    name: () => sql`link.supplier_id::text`,
    sources: () => sql`case when link.is_manual then array['manual'] || link.sources else link.sources end`,
    manual: () =>
      raw(`case when link.is_manual then json_build_object('price', link.manual_price::text, 'currency', link.manual_currency,
        'comment', link.manual_comment, 'updatedAt', ${isoText('link.manual_at')}) end`),
  },
  nameSuppliers,
);

/** Links of items, in the order of the names of their suppliers. */
export const suppliersOfItems = (db: Db, itemIds: readonly string[]): Promise<SupplierLink[]> =>
  linksWhere(db, sql`link.catalog_item_id = any(${itemIds}::uuid[])`);

export async function linkOf(db: Db, itemId: string, supplierId: string): Promise<SupplierLink | undefined> {
  const [link] = await linksWhere(db, sql`link.catalog_item_id = ${itemId} and link.supplier_id = ${supplierId}`);
  return link;
}

async function linksWhere(db: Db, condition: Sql): Promise<SupplierLink[]> {
  const links: SupplierLink[] = await supplierLinks.read(db, supplierLinks.select(db, condition));
  return links.sort((one, other) => byName.compare(one.name ?? '', other.name ?? ''));
}

const byName = new Intl.Collator('ru');

async function nameSuppliers<Row extends Partial<SupplierLink>>(db: Db, rows: Row[]): Promise<Row[]> {
  const suppliers = await supplierRefs(db, [...new Set(rows.flatMap(({ supplierId }) => supplierId ?? []))]);
  return rows.map((row) => {
    const { counterpartyId = null, name = null } = suppliers.get(row.supplierId ?? '') ?? {};
    return { ...row, counterpartyId, name };
  });
}
