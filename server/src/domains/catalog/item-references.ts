import { archivedFault } from '../../kernel/archived-reference.ts';
import type { Db } from '../../kernel/db.ts';
import { type FieldError, fieldError, words } from '../../kernel/errors.ts';
import { sql } from '../../kernel/sql.ts';
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

/**
 * Items by identifier, whatever their status, and active ones by article, whatever the case of its letters: one statement
 * for any number of them. They are joined: a plan kept for any `= any(list)` may walk the list for every item of the portal.
 */
export const itemReferences = (
  db: Db,
  { ids = [], skus = [] }: { ids?: readonly string[]; skus?: readonly string[] },
): Promise<ItemReference[]> =>
  db.many<ItemReference>(sql`
    select item.id, item.type, item.sku, item.name, item.base_uom as "baseUom", item.uom_conversions as "uomConversions", item.status
    from unnest(${ids}::uuid[]) named(id) join catalog_items item on item.tenant_id = ${db.tenant} and item.id = named.id
    union
    select item.id, item.type, item.sku, item.name, item.base_uom, item.uom_conversions, item.status
    from unnest(${skus.map((sku) => sku.toLowerCase())}::text[]) named(sku)
    join catalog_items item on item.tenant_id = ${db.tenant} and item.sku_key = code_key(named.sku) and lower(item.sku) = named.sku
      and item.sku is not null and item.archived_at is null and item.status = 'active'`);

/** What is wrong with naming an item anew: there is none, or it is archived. */
export function referenceFaults(item: ItemReference | undefined, at = '/catalogItemId'): FieldError[] {
  if (!item) return [fieldError(at, 'not_found_reference', unknownItem)];
  return item.status === 'archived' ? [archivedFault(at, catalogItem.noun)] : [];
}

const unknownItem = words('names no item of the catalog', 'такой позиции в каталоге нет');
