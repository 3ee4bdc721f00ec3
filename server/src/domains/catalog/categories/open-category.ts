import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { catalogCategory } from './category.ts';

/** An active category, held so that it cannot be archived meanwhile. */
const openCategory = (db: Db, categoryId: string): Sql => sql`
  (select category.id from catalog_categories category
   where category.tenant_id = ${db.tenant} and category.id = ${categoryId} and category.archived_at is null for key share)`;

/** Refuses a category that is archived, or that is none. */
export async function refuseClosedCategory(db: Db, field: string, categoryId: string) {
  if (!(await db.first(openCategory(db, categoryId)))) throw await refusedCategory(db, field, categoryId);
}

export async function refusedCategory(db: Db, field: string, categoryId: string) {
  const archived = await db.first(
    sql`select 1 from catalog_categories where tenant_id = ${db.tenant} and id = ${categoryId} and archived_at is not null`,
  );
  return archived
    ? archivedReference(field, catalogCategory, categoryId)
    : unknownReference(field, catalogCategory.noun);
}
