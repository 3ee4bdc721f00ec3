import Type from 'typebox';
import type { CatalogCategory } from '../../../../../../nouns/catalog-category.ts';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { catalogCategory, categories } from '../category.ts';
import { cycle, heightOf, lockTree, movePaths, pathOfParent, refuseDepth, refuseTakenName } from '../place.ts';

export const updateCategory = command({
  name: 'catalog.update-category',
  summary: words('Rename or move a category', 'Переименовать или перенести категорию'),
  description:
    'Fields left out stay. A new `parentId` moves the category with all below it; null makes it a root. It cannot stand inside itself.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['already_exists', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({ id: id(), ...catalogCategory.change, version: Type.Optional(version()) }),
  output: catalogCategory.view,

  async run(ctx, { id, version: _, parentId, ...given }) {
    await lockTree(ctx.db);
    const before = await categories.open(ctx, id);
    if (before.archivedAt) throw archived(catalogCategory.noun);

    const parent = parentId === undefined ? before.parentId : parentId;
    const moves = parent !== before.parentId;
    const above = moves ? await placeUnder(ctx, before, parent) : [];
    if (moves || given.name !== undefined) await refuseTakenName(ctx.db, parent, given.name ?? before.name, id);

    if (moves) await movePaths(ctx.db, [id], before.path.length, above);
    return categories.change(ctx, before, { ...given, ...(moves && { parentId: parent }) });
  },
});

/** The path of the new parent, where the category fits with all below it. */
async function placeUnder(ctx: WriteContext, category: CatalogCategory, parentId: string | null): Promise<string[]> {
  const above = await pathOfParent(ctx.db, parentId);
  if (above.includes(category.id)) throw cycle();
  refuseDepth(above.length + (await heightOf(ctx.db, category)));
  return above;
}
