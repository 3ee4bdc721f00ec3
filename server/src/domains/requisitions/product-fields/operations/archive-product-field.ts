import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import {
  lockProductField,
  type ProductFieldRow,
  presentProductField,
  productFieldColumns,
} from '../product-field.row.ts';
import { productField, productFieldLifecycle } from '../product-field.ts';

export const archiveProductField = command({
  name: 'pipeline.archive-product-field',
  summary: words('Archive a product field', 'Перенести поле позиции в архив'),
  description: 'Values already written stay readable; new ones are refused. Archiving it again changes nothing.',
  permission: 'pipeline.manage',
  scope: 'settings.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: productField.view,

  async run(ctx, { id }) {
    const before = await lockProductField(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    const status = productFieldLifecycle.next('archive', before.status);
    const row = await ctx.db.one<ProductFieldRow>(sql`
      update product_fields field
      set status = ${status}, archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where field.tenant_id = ${ctx.db.tenant} and field.id = ${id} returning ${productFieldColumns}`);
    const after = presentProductField(row);
    ctx.record(productField.changed('archived', before, after));
    return after;
  },
});
