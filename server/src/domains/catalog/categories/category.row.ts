import { notFound } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { type CatalogCategory, catalogCategory } from './category.ts';

export const categoryColumns: Sql = raw(`
  category.id, category.parent_id, category.name, category.code, category.path, category.position, category.status, category.version,
  category.created_at, category.updated_at, category.archived_at, category.created_by, category.updated_by`);

export interface CategoryRow extends RecordRow {
  id: string;
  parent_id: string | null;
  name: string;
  code: string | null;
  path: string[];
  position: number;
  status: CatalogCategory['status'];
}

export const presentCategory = (row: CategoryRow): CatalogCategory => ({
  id: row.id,
  parentId: row.parent_id,
  name: row.name,
  code: row.code,
  path: row.path,
  position: row.position,
  status: row.status,
  ...presentRecord(row),
});

export async function categoryById(db: Db, categoryId: string): Promise<CatalogCategory> {
  const row = await findCategory(db, categoryId);
  if (!row) throw notFound(catalogCategory.noun);
  return row;
}

export async function findCategory(db: Db, categoryId: string): Promise<CatalogCategory | undefined> {
  const row = await db.first<CategoryRow>(sql`
    select ${categoryColumns} from catalog_categories category where category.tenant_id = ${db.tenant} and category.id = ${categoryId}`);
  return row && presentCategory(row);
}

/** One category, locked against everything, new items and children in it among them. */
export async function lockCategory(db: Db, categoryId: string): Promise<CatalogCategory> {
  const row = await db.first<CategoryRow>(sql`
    select ${categoryColumns} from catalog_categories category
    where category.tenant_id = ${db.tenant} and category.id = ${categoryId} for update`);
  if (!row) throw notFound(catalogCategory.noun);
  return presentCategory(row);
}

/** The tree of a portal changes its shape one change at a time: paths of many rows hang on each other. */
export const lockTree = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalog-categories' || tenant_id(), 0))`);
