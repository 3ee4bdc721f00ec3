import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { itemColumns } from '../catalog-item.columns.ts';
import { type ItemRow, lockItem, presentItem, showItem } from '../catalog-item.row.ts';
import { catalogItem, catalogItemLifecycle } from '../catalog-item.ts';
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
    const before = await lockItem(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'active') {
      ctx.nothingChanged();
      return showItem(ctx.actor, before);
    }
    const status = catalogItemLifecycle.next('restore', before.status);
    if (before.duplicateOfId) throw mergedAway(before.duplicateOfId);
    if (before.categoryId) await refuseClosedCategory(ctx.db, 'categoryId', before.categoryId);
    if (before.sku) await refuseTakenSku(ctx, before.sku);
    const row = await ctx.db.one<ItemRow>(sql`
      update catalog_items item set status = ${status}, archived_at = null, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where item.tenant_id = ${ctx.db.tenant} and item.id = ${id} returning ${itemColumns}`);
    const after = presentItem(row);
    ctx.record(catalogItem.changed('updated', before, after));
    return showItem(ctx.actor, after);
  },
});
