import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { productField, productFields } from '../product-field.ts';

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
    const before = await productFields.open(ctx, id);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    const archivedAt = portalNow().toISOString();
    return productFields.change(ctx, before, { status: 'archived', archivedAt }, { fact: 'archived' });
  },
});
