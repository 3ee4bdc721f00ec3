import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { catalogCategory, categories } from '../category.ts';
import { lockTree, pathOfParent, refuseTakenName } from '../place.ts';

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
    const before = await categories.open(ctx, id);
    if (before.status === 'active') return unchanged(ctx, before);
    await pathOfParent(ctx.db, before.parentId);
    await refuseTakenName(ctx.db, before.parentId, before.name);
    return categories.change(ctx, before, { status: 'active', archivedAt: null }, { fact: 'restored' });
  },
});
