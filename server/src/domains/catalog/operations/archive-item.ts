import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { itemColumns } from '../catalog-item.columns.ts';
import { type ItemRow, lockItem, presentItem, showItem } from '../catalog-item.row.ts';
import { catalogItem, catalogItemLifecycle } from '../catalog-item.ts';
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
    const before = await lockItem(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return showItem(ctx.actor, before);
    }
    const status = catalogItemLifecycle.next('archive', before.status);
    await refuseInUse(ctx, id);
    const row = await ctx.db.one<ItemRow>(sql`
      update catalog_items item set status = ${status}, archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where item.tenant_id = ${ctx.db.tenant} and item.id = ${id} returning ${itemColumns}`);
    const after = presentItem(row);
    ctx.record(catalogItem.changed('deleted', before, after, { reason: 'archived' }));
    return showItem(ctx.actor, after);
  },
});
