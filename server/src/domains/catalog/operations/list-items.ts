import Type from 'typebox';
import { lacksPermission, maySee } from '../../../kernel/access/actor.ts';
import { maskOf } from '../../../kernel/access/mask.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItemListing, catalogItems } from '../catalog-item.ts';

export const listItems = listQuery({
  name: 'catalog.list-items',
  summary: words('List catalog items', 'Список позиций каталога'),
  permission: 'catalog.read',
  scope: 'catalog.read',
  listing: catalogItemListing,
  row: catalogItem.view,
  more: { underCategory: Type.String({ format: 'uuid', title: 'Items of this category and of all below it' }) },
  asksAtOnce: true,
  run: (ctx, input) => {
    refuseHidden(ctx, input);
    return listRows(ctx, catalogItemListing, catalogItems.columns(), input, maskOf(catalogItem, ctx.actor), [
      ...(typeof input.underCategory === 'string' ? [underCategory(ctx.db.tenant, input.underCategory)] : []),
    ]);
  },
});

/** What somebody may not see he does not sort or filter by either: the order of a list would tell it. */
function refuseHidden({ actor }: ReadContext, input: Readonly<Record<string, unknown>>) {
  const names = [...Object.keys(input), ...((input.sort as string | undefined) ?? '').split(',')];
  const asksFor = (field: string) => names.some((name) => name.trim().replace(/^-/, '').startsWith(field));
  for (const [field, permission] of [
    ['currentCostPrice', 'catalog.cost_read'],
    ['inStock', 'stock.read'],
  ] as const)
    if (asksFor(field) && !maySee(actor, permission)) throw lacksPermission(permission);
}

const underCategory = (tenant: string, categoryId: string) => sql`item.category_id in (
  select category.id from catalog_categories category
  where category.tenant_id = ${tenant} and category.path @> array[${categoryId}]::uuid[])`;
