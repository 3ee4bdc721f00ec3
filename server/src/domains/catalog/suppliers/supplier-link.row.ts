import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { type CounterpartyRef, supplierRefs } from '../../counterparties/counterparty-refs.ts';
import type { SupplierLink } from './supplier-link.ts';

export const linkColumns = raw(`
  link.id, link.catalog_item_id, link.supplier_id, link.is_manual, link.manual_price, link.manual_currency, link.manual_comment, link.manual_at,
  link.sources, link.last_price, link.last_currency, link.last_at`);

export interface LinkRow {
  id: string;
  catalog_item_id: string;
  supplier_id: string;
  is_manual: boolean;
  manual_price: string | null;
  manual_currency: string | null;
  manual_comment: string | null;
  manual_at: string;
  sources: SupplierLink['sources'];
  last_price: string | null;
  last_currency: string | null;
  last_at: string | null;
}

export const presentLink = (row: LinkRow, supplier?: CounterpartyRef): SupplierLink => ({
  id: row.id,
  catalogItemId: row.catalog_item_id,
  supplierId: row.supplier_id,
  counterpartyId: supplier?.counterpartyId ?? null,
  name: supplier?.name ?? null,
  sources: row.is_manual ? ['manual', ...row.sources] : row.sources,
  lastPrice: row.last_price,
  lastCurrency: row.last_currency,
  lastAt: row.last_at,
  manual: row.is_manual
    ? { price: row.manual_price, currency: row.manual_currency, comment: row.manual_comment, updatedAt: row.manual_at }
    : null,
});

const linksWhere = (db: Db, condition: Sql): Promise<LinkRow[]> =>
  db.many(sql`select ${linkColumns} from supplier_items link where link.tenant_id = ${db.tenant} and ${condition}`);

/** Links with the names of their suppliers, in the order of the names. */
export const presentLinks = (
  rows: readonly LinkRow[],
  suppliers: ReadonlyMap<string, CounterpartyRef>,
): SupplierLink[] =>
  rows
    .map((row) => presentLink(row, suppliers.get(row.supplier_id)))
    .sort((one, other) => byName.compare(one.name ?? '', other.name ?? ''));

const byName = new Intl.Collator('ru');

export const linksOfItems = (db: Db, itemIds: readonly string[]) =>
  linksWhere(db, sql`link.catalog_item_id = any(${itemIds}::uuid[])`);

export async function suppliersOfItems(db: Db, itemIds: readonly string[]): Promise<SupplierLink[]> {
  const rows = await linksOfItems(db, itemIds);
  return presentLinks(rows, await supplierRefs(db, [...new Set(rows.map((row) => row.supplier_id))]));
}

export async function linkOf(db: Db, itemId: string, supplierId: string): Promise<SupplierLink | undefined> {
  const [rows, suppliers] = await Promise.all([
    linksWhere(db, sql`link.catalog_item_id = ${itemId} and link.supplier_id = ${supplierId}`),
    supplierRefs(db, [supplierId]),
  ]);
  return presentLinks(rows, suppliers)[0];
}
