import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { catalogCategory, categories } from '../category.ts';
import { emptyInto, refuseFull } from '../empty-category.ts';
import { lockTree } from '../place.ts';

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
    const before = await categories.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    if (moveTo === undefined) await refuseFull(ctx, id);
    else await emptyInto(ctx, before, moveTo);
    const values = { status: 'archived', archivedAt: portalNow().toISOString() } as const;
    return categories.change(ctx, before, values, { fact: 'archived', tell: { ...(moveTo && { movedTo: moveTo }) } });
  },
});
