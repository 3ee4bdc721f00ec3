import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { moveStatus } from '../move-status.ts';
import { lockList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';

export const archivePriceList = command({
  name: 'price-lists.archive-price-list',
  summary: words('Archive a price list', 'Перенести прайс-лист в архив'),
  description:
    'Its prices count no more; the history of prices keeps them. The list stays readable and can be restored as a draft. ' +
    'Archiving it again changes nothing.',
  permission: 'price_lists.archive',
  scope: 'price_lists.delete',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: priceList.view,

  async run(ctx, { id }) {
    const before = await lockList(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status === 'archived') {
      ctx.nothingChanged();
      return before;
    }
    return moveStatus(ctx, before, 'archive');
  },
});
