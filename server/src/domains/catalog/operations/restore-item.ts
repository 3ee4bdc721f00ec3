import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { refuseClosedCategory } from '../categories/open-category.ts';
import { mergedAway } from '../merge/merge-rules.ts';
import { refuseTakenSku } from '../taken-sku.ts';

export const restoreItem = command({
  name: 'catalog.restore-item',
  summary: words('Restore a catalog item', 'Вернуть позицию из архива'),
  description:
    'Its article must be free and its category active. What was merged into another item comes back by unmerging.',
  permission: 'catalog.update',
  scope: 'catalog.write',
  refuses: ['already_exists', 'precondition_failed'],
  input: object({ id: id() }),
  output: catalogItem.view,

  async run(ctx, { id }) {
    const before = await catalogItems.open(ctx, id);
    if (before.status === 'active') return unchanged(ctx, catalogItems.show(ctx.actor, before));
    if (before.duplicateOfId) throw mergedAway(before.duplicateOfId);
    if (before.categoryId) await refuseClosedCategory(ctx.db, 'categoryId', before.categoryId);
    if (before.sku) await refuseTakenSku(ctx, before.sku);
    return catalogItems.show(ctx.actor, await catalogItems.restore(ctx, before));
  },
});
