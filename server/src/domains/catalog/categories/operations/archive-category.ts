import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type CategoryRow, categoryColumns, lockCategory, lockTree, presentCategory } from '../category.row.ts';
import { catalogCategory, categoryLifecycle } from '../category.ts';
import { emptyInto, refuseFull } from '../empty-category.ts';

export const archiveCategory = command({
  name: 'catalog.archive-category',
  summary: words('Archive a category', 'Перенести категорию в архив'),
  description:
    'Only an empty one: without active items and categories in it. With `moveTo` they are moved there first, up to 1000 of them, each with its event. Archiving again changes nothing.',
  permission: 'catalog.delete',
  scope: 'catalog.delete',
  refuses: ['has_dependencies', 'already_exists', 'precondition_failed'],
  input: object({ id: id(), moveTo: Type.Optional(id('Category that takes in what is in this one')) }),
  output: catalogCategory.view,

  async run(ctx, { id, moveTo }) {
    await lockTree(ctx.db);
    const before = await lockCategory(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    const status = categoryLifecycle.next('archive', before.status);
    if (moveTo === undefined) await refuseFull(ctx, id);
    else await emptyInto(ctx, before, moveTo);
    const row = await ctx.db.one<CategoryRow>(sql`
      update catalog_categories category
      set status = ${status}, archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where category.tenant_id = ${ctx.db.tenant} and category.id = ${id} returning ${categoryColumns}`);
    const after = presentCategory(row);
    ctx.record(catalogCategory.changed('archived', before, after, { ...(moveTo && { movedTo: moveTo }) }));
    return after;
  },
});
