import { archivedFault } from '../../kernel/problems/archived-reference.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';
import { catalogItem } from './catalog-item.ts';
import type { Conversion } from './units/uom-conversions.ts';

/** What records of other domains need to know of the item they name. */
export interface ItemReference {
  id: string;
  type: 'product' | 'service';
  sku: string | null;
  name: string;
  baseUom: string;
  uomConversions: readonly Conversion[];
  status: 'active' | 'archived';
}

interface NamedItems {
  ids?: readonly string[];
  skus?: readonly string[];
}

/**
 * Items by identifier, whatever their status, and active ones by article, whatever the case of its letters: one statement
 * for any number of them. They are joined: a plan kept for any `= any(list)` may walk the list for every item of the portal.
 */
export const itemReferences = (db: Db, { ids = [], skus = [] }: NamedItems): Promise<ItemReference[]> =>
  db.many<ItemReference>(sql`
    select item.id, item.type, item.sku, item.name, item.base_uom as "baseUom", item.uom_conversions as "uomConversions", item.status
    from unnest(${ids}::uuid[]) named(id) join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id
    union
    select item.id, item.type, item.sku, item.name, item.base_uom, item.uom_conversions, item.status
    from ${activeBySku(db, skus)}`);

/**
 * Until the transaction ends none of these items is archived: for whoever names them anew, and asks afterwards whether they are open.
 * A statement of its own, since one that waited for a lock shows the rest as it was before the wait.
 */
export async function holdItems(db: Db, { ids = [], skus = [] }: NamedItems): Promise<void> {
  if (ids.length + skus.length === 0) return;
  await db.execute(sql`
    select 1 from (select named.id from unnest(${ids}::uuid[]) named(id) union select item.id from ${activeBySku(db, skus)}) named
    join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id order by item.id for key share of item`);
}

const activeBySku = (db: Db, skus: readonly string[]): Sql => sql`
  (select sku, code_key(sku) as key from unnest(${skus.map((sku) => sku.toLowerCase())}::text[]) sku offset 0) named
    join catalog_items item on item.tenant_id = ${db.tenant} and item.sku_key = named.key and lower(item.sku) = named.sku
      and item.sku is not null and item.archived_at is null and item.status = 'active'`;

/** What is wrong with naming an item anew: there is none, or it is archived. */
export function referenceFaults(item: ItemReference | undefined, at = '/catalogItemId'): FieldError[] {
  if (!item) return [fieldError(at, 'not_found_reference', unknownItem)];
  return item.status === 'archived' ? [archivedFault(at, catalogItem.noun)] : [];
}

const unknownItem = words('does not match any catalog item', 'такой позиции в каталоге нет');
