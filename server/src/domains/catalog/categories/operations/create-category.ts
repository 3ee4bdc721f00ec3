import type { CatalogCategory } from '../../../../../../nouns/catalog-category.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { catalogCategory, categories } from '../category.ts';
import { lockTree, pathOfParent, refuseDepth, refuseTakenName } from '../place.ts';

export const createCategory = command({
  name: 'catalog.create-category',
  summary: words('Create a category', 'Создать категорию'),
  description:
    'Without a parent it is a root. Names are unique under one parent, whatever the case of letters; the tree is at most 8 levels deep.',
  permission: 'catalog.create',
  scope: 'catalog.write',
  refuses: ['already_exists'],
  input: object(catalogCategory.creation),
  output: catalogCategory.view,

  async run(ctx, { name, parentId = null, code = null, position = 0 }) {
    await lockTree(ctx.db);
    const above = await pathOfParent(ctx.db, parentId);
    refuseDepth(above.length + 1);
    await refuseTakenName(ctx.db, parentId, name);
    const path = [...above, ctx.newId];
    // The tree is locked, so nobody takes the name meanwhile.
    return (await categories.create(ctx, { parentId, name, code, position, path })) as CatalogCategory;
  },
});
