import type { AssortmentCategory } from '../../../../../nouns/assortment-category.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Categories of these suppliers: those added by a person, and those of the active items linked to them. */
export const categoriesOf = (db: Db, supplierIds: readonly string[]): Promise<AssortmentCategory[]> =>
  db.many<AssortmentCategory>(sql`
    select category.id, known.supplier_id as "supplierId", category.name, array_agg(distinct known.source order by known.source desc) as sources
    from (
      select added.supplier_id, added.category_id, 'manual' as source from supplier_categories added
      where added.tenant_id = ${db.tenant} and added.supplier_id = any(${supplierIds}::uuid[])
      union all
      select link.supplier_id, item.category_id, 'auto' from supplier_items link
      join catalog_items item on item.tenant_id = ${db.tenant} and item.id = link.catalog_item_id and item.status = 'active'
      where link.tenant_id = ${db.tenant} and link.supplier_id = any(${supplierIds}::uuid[]) and item.category_id is not null) known
    join catalog_categories category on category.tenant_id = ${db.tenant} and category.id = known.category_id
    group by category.id, known.supplier_id, category.name
    order by category.name, category.id`);

export const categoryOf = async (db: Db, supplierId: string, categoryId: string) =>
  (await categoriesOf(db, [supplierId])).find(({ id }) => id === categoryId);

/** Names of the active items linked to each of these suppliers. */
export const productNamesOf = (db: Db, supplierIds: readonly string[]) =>
  db.many<{ supplierId: string; names: string[] }>(sql`
    select link.supplier_id as "supplierId", array_agg(item.name order by item.name, item.id) as names from supplier_items link
    join catalog_items item on item.tenant_id = ${db.tenant} and item.id = link.catalog_item_id and item.status = 'active'
    where link.tenant_id = ${db.tenant} and link.supplier_id = any(${supplierIds}::uuid[])
    group by link.supplier_id`);
