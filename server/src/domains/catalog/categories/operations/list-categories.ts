import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { categoryListing } from '../category.list.ts';
import { categoryColumns, presentCategory } from '../category.row.ts';
import { catalogCategory } from '../category.ts';

export const listCategories = listQuery({
  name: 'catalog.list-categories',
  summary: words('List categories', 'Список категорий'),
  description:
    'Page by page, with filters. `parentId[isNull]=true` gives the roots; the whole tree at once is `/tree`.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  listing: categoryListing,
  row: catalogCategory.view,
  asksAtOnce: true,
  run: (ctx, input) => listRows(ctx, categoryListing, categoryColumns, input, presentCategory),
});
