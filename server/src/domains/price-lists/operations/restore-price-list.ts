import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { moveStatus } from '../move-status.ts';
import { lockList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';

export const restorePriceList = command({
  name: 'price-lists.restore-price-list',
  summary: words('Restore a price list', 'Вернуть прайс-лист из архива'),
  description: 'It comes back as a draft. Restoring one that is not archived changes nothing.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['precondition_failed'],
  input: object({ id: id() }),
  output: priceList.view,

  async run(ctx, { id }) {
    const before = await lockList(ctx.db, id);
    ctx.expectVersion(before.version);
    if (before.status !== 'archived') {
      ctx.nothingChanged();
      return before;
    }
    return moveStatus(ctx, before, 'restore');
  },
});
