import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { categoryById } from '../category.row.ts';
import { catalogCategory } from '../category.ts';

export const getCategory = query({
  name: 'catalog.get-category',
  summary: words('Get a category', 'Получить категорию'),
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({ id: id() }),
  output: catalogCategory.view,
  asksAtOnce: true,
  run: (ctx, { id }) => categoryById(ctx.db, id),
});
