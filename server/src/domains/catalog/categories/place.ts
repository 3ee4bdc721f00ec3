import { maxDepth } from '../../../../../nouns/catalog-category.ts';
import { alreadyExists, brokenRule, unknownReference, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogCategory, categories } from './category.ts';
import { refusedCategory } from './open-category.ts';

/** The tree of a portal changes its shape one change at a time: paths of many rows depend on each other. */
export const lockTree = (db: Db) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended('catalog-categories' || tenant_id(), 0))`);

/** The path of a category that may take others in; of the root when none is named. The tree is locked. */
export async function pathOfParent(db: Db, parentId: string | null, field = 'parentId'): Promise<string[]> {
  if (parentId === null) return [];
  const [parent] = await categories.byIds(db, [parentId]);
  if (!parent) throw unknownReference(field, catalogCategory.noun);
  if (parent.archivedAt) throw await refusedCategory(db, field, parentId);
  return parent.path;
}

/**
 * A name stands once among the active categories under one parent, whatever the case of its letters. The parent leads to the few
 * names that are compared: past row security no index is reached through lower().
 */
export async function refuseTakenName(db: Db, parentId: string | null, name: string, except: string | null = null) {
  const holder = await db.first<{ id: string }>(sql`
    select id from catalog_categories
    where tenant_id = ${db.tenant} and ${parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`} and archived_at is null
      and lower(name) = lower(${name}) and id is distinct from ${except}::uuid`);
  if (holder) throw alreadyExists('name', { entityType: catalogCategory.type, entityId: holder.id });
}

export function refuseDepth(depth: number) {
  if (depth <= maxDepth) return;
  throw brokenRule(
    'category_depth',
    words(`Categories nest at most ${maxDepth} deep.`, `Вложенность категорий — не более ${maxDepth} уровней.`),
    { maximum: maxDepth },
  );
}

export const cycle = () =>
  brokenRule(
    'category_cycle',
    words(
      'A category cannot be placed inside itself.',
      'Категорию нельзя вложить в саму себя или в свою подкатегорию.',
    ),
  );

/** How many levels a category and all below it take. */
export async function heightOf(db: Db, { id, path }: { id: string; path: readonly string[] }): Promise<number> {
  const { deepest } = await db.one<{ deepest: number }>(sql`
    select max(cardinality(path)) as deepest from catalog_categories where tenant_id = ${db.tenant} and path @> array[${id}]::uuid[]`);
  return deepest - path.length + 1;
}

/** Rewrites the paths of whole subtrees, each headed by a child whose parent is already the new one, in one statement. */
export const movePaths = (db: Db, heads: readonly string[], depth: number, newParent: readonly string[]) =>
  db.execute(sql`
    update catalog_categories set path = ${newParent}::uuid[] || path[${depth}::int:]
    where tenant_id = ${db.tenant} and path && ${heads}::uuid[]`);
