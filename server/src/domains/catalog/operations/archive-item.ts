import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';
import { refuseInUse } from '../item-in-use.ts';

export const archiveItem = command({
  name: 'catalog.archive-item',
  summary: words('Archive a catalog item', 'Перенести позицию в архив'),
  description:
    'The item stays readable by its identifier and can be restored. An item with stock or reserves stays, and so does one that an open requisition has decided to buy. Archiving it again changes nothing.',
  permission: 'catalog.delete',
  scope: 'catalog.delete',
  refuses: ['has_dependencies', 'precondition_failed'],
  input: object({ id: id() }),
  output: catalogItem.view,

  async run(ctx, { id }) {
    const before = await catalogItems.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, catalogItems.show(ctx.actor, before));
    await refuseInUse(ctx, id);
    return catalogItems.show(ctx.actor, await catalogItems.archive(ctx, before));
  },
});
