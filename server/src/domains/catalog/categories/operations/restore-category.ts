import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type CategoryRow, categoryColumns, lockCategory, lockTree, presentCategory } from '../category.row.ts';
import { catalogCategory, categoryLifecycle } from '../category.ts';
import { pathOfParent, refuseTakenName } from '../place.ts';

export const restoreCategory = command({
  name: 'catalog.restore-category',
  summary: words('Restore a category', 'Вернуть категорию из архива'),
  description: 'Into the place it had: the category above must be active, and its name free there.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: catalogCategory.view,

  async run(ctx, { id }) {
    await lockTree(ctx.db);
    const before = await lockCategory(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'active') {
      ctx.nothingChanged();
      return before;
    }
    const status = categoryLifecycle.next('restore', before.status);
    await pathOfParent(ctx.db, before.parentId);
    await refuseTakenName(ctx.db, before.parentId, before.name);
    const row = await ctx.db.one<CategoryRow>(sql`
      update catalog_categories category
      set status = ${status}, archived_at = null, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where category.tenant_id = ${ctx.db.tenant} and category.id = ${id} returning ${categoryColumns}`);
    const after = presentCategory(row);
    ctx.record(catalogCategory.changed('restored', before, after));
    return after;
  },
});
