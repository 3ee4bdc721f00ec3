import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import {
  type CategoryRow,
  categoryById,
  categoryColumns,
  lockCategory,
  lockTree,
  presentCategory,
} from '../category.row.ts';
import { type CatalogCategory, catalogCategory } from '../category.ts';
import { cycle, heightOf, movePaths, pathOfParent, refuseDepth, refuseTakenName } from '../place.ts';

const { fields } = catalogCategory;

export const updateCategory = command({
  name: 'catalog.update-category',
  summary: words('Rename or move a category', 'Переименовать или перенести категорию'),
  description:
    'Fields left out stay. A new `parentId` moves the category with all below it; null makes it a root. It cannot stand inside itself.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['already_exists', 'resource_archived', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(fields.name),
    parentId: Type.Optional(fields.parentId),
    code: Type.Optional(fields.code),
    position: Type.Optional(fields.position),
    version: Type.Optional(version()),
  }),
  output: catalogCategory.view,

  async run(ctx, { id, version: _, parentId, ...given }) {
    await lockTree(ctx.db);
    const before = await lockCategory(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(catalogCategory.noun);

    const parent = parentId === undefined ? before.parentId : parentId;
    const moves = parent !== before.parentId;
    const above = moves ? await placeUnder(ctx, before, parent) : [];
    if (moves || given.name !== undefined) await refuseTakenName(ctx.db, parent, given.name ?? before.name, id);

    const changes = { ...given, ...(moves && { parent_id: parent }) };
    const row = await ctx.db.first<CategoryRow>(sql`
      update catalog_categories category set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
      where category.tenant_id = ${ctx.db.tenant} and category.id = ${id} and ${differsFrom(changes)} returning ${categoryColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    if (moves) await movePaths(ctx.db, [id], before.path.length, above);
    const after = moves ? await categoryById(ctx.db, id) : presentCategory(row);
    ctx.record(catalogCategory.changed('updated', before, after));
    return after;
  },
});

/** The path of the new parent, where the category fits with all below it. */
async function placeUnder(ctx: WriteContext, category: CatalogCategory, parentId: string | null): Promise<string[]> {
  const above = await pathOfParent(ctx.db, parentId);
  if (above.includes(category.id)) throw cycle();
  refuseDepth(above.length + (await heightOf(ctx.db, category)));
  return above;
}
