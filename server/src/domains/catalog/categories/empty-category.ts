import type { CatalogCategory } from '../../../../../nouns/catalog-category.ts';
import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { alreadyExists, brokenRule, inUse, words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { catalogCategory, categories } from './category.ts';
import { cycle, heightOf, movePaths, pathOfParent, refuseDepth } from './place.ts';

/** Each of the moved has a fact of its own; more than these would not be one transaction any more. */
const mostMoved = 1_000;

interface Content {
  items: number;
  categories: number;
}

const contentOf = (ctx: WriteContext, categoryId: string) =>
  ctx.db.one<Content>(sql`
    select (select count(*) from (select 1 from catalog_items where tenant_id = ${ctx.db.tenant} and category_id = ${categoryId}
        and archived_at is null limit ${mostMoved + 1}) held) as items,
      (select count(*) from catalog_categories where tenant_id = ${ctx.db.tenant} and parent_id = ${categoryId} and archived_at is null) as categories`);

export async function refuseFull(ctx: WriteContext, categoryId: string) {
  const held = await contentOf(ctx, categoryId);
  const blockers = [
    { entityType: catalogItem.type, count: held.items },
    { entityType: catalogCategory.type, count: held.categories },
  ].filter(({ count }) => count > 0);
  if (blockers.length > 0) throw inUse(catalogCategory.noun, blockers);
}

/** Moves active items and categories out of a category into another. The tree and the category are locked. */
export async function emptyInto(ctx: WriteContext, category: CatalogCategory, moveTo: string) {
  const above = await pathOfParent(ctx.db, moveTo, 'moveTo');
  if (above.includes(category.id)) throw cycle();
  const held = await contentOf(ctx, category.id);
  if (held.items + held.categories > mostMoved) throw tooLarge();
  if (held.categories > 0) {
    refuseDepth(above.length + (await heightOf(ctx.db, category)) - 1);
    await refuseSharedNames(ctx, category.id, moveTo);
    await moveCategories(ctx, category, moveTo, above);
  }
  if (held.items > 0) await moveItems(ctx, category.id, moveTo);
}

async function moveCategories(
  ctx: WriteContext,
  { id, path }: CatalogCategory,
  moveTo: string,
  above: readonly string[],
) {
  const rows = await ctx.db.many<CatalogCategory>(sql`
    update catalog_categories category set parent_id = ${moveTo}, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
    where category.tenant_id = ${ctx.db.tenant} and category.parent_id = ${id} and category.archived_at is null
    returning ${categories.shown()}`);
  const heads = rows.map((row) => row.id);
  await movePaths(ctx.db, heads, path.length + 1, above);
  for (const row of rows) {
    const [before, after] = [
      { ...row, parentId: id },
      { ...row, path: [...above, row.id] },
    ];
    ctx.record(catalogCategory.changed('updated', before, after));
  }
}

async function moveItems(ctx: WriteContext, from: string, to: string) {
  const rows = await ctx.db.many<CatalogItem>(sql`
    with moved as (
      update catalog_items item set category_id = ${to}, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
      where item.tenant_id = ${ctx.db.tenant} and item.category_id = ${from} and item.archived_at is null returning item.*)
    ${catalogItems.select(ctx.db, raw('true'), raw('moved'))}`);
  for (const after of rows) {
    ctx.record(catalogItem.changed('updated', { ...after, categoryId: from }, after));
  }
}

async function refuseSharedNames(ctx: WriteContext, from: string, to: string) {
  const holder = await ctx.db.first<{ id: string }>(sql`
    select held.id from catalog_categories held join catalog_categories moved on lower(moved.name) = lower(held.name)
    where held.tenant_id = ${ctx.db.tenant} and moved.tenant_id = ${ctx.db.tenant} and held.parent_id = ${to} and moved.parent_id = ${from}
      and held.archived_at is null and moved.archived_at is null limit 1`);
  if (holder) throw alreadyExists('name', { entityType: catalogCategory.type, entityId: holder.id });
}

const tooLarge = () =>
  brokenRule(
    'category_too_large',
    words(
      `It holds more than ${mostMoved} items and categories. Move them out in parts first.`,
      `В категории больше ${mostMoved} позиций и подкатегорий. Сначала перенесите их частями.`,
    ),
    { maximum: mostMoved },
  );
