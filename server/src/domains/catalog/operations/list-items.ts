import Type from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { listQuery } from '../../../kernel/list-query.ts';
import { listRows } from '../../../kernel/list-rows.ts';
import { maskOf } from '../../../kernel/mask.ts';
import { sql } from '../../../kernel/sql.ts';
import { itemListing } from '../catalog-item.list.ts';
import { type ItemRow, itemColumns, presentItem } from '../catalog-item.row.ts';
import { catalogItem } from '../catalog-item.ts';

export const listItems = listQuery({
  name: 'catalog.list-items',
  summary: words('List catalog items', 'Список позиций каталога'),
  permission: 'catalog.read',
  scope: 'catalog.read',
  listing: itemListing,
  row: catalogItem.view,
  more: { underCategory: Type.String({ format: 'uuid', title: 'Items of this category and of all below it' }) },
  asksAtOnce: true,
  run: (ctx, input) => {
    const show = maskOf(catalogItem, ctx.actor);
    return listRows(ctx, itemListing, itemColumns, input, (row: ItemRow) => show(presentItem(row)), [
      ...(typeof input.underCategory === 'string' ? [underCategory(ctx.db.tenant, input.underCategory)] : []),
    ]);
  },
});

const underCategory = (tenant: string, categoryId: string) => sql`item.category_id in (
  select category.id from catalog_categories category
  where category.tenant_id = ${tenant} and category.path @> array[${categoryId}]::uuid[])`;
