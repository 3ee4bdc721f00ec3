import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { moveStatus } from '../move-status.ts';
import { priceList, priceLists } from '../price-list.ts';

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
    const before = await priceLists.open(ctx, id);
    if (before.status !== 'archived') return unchanged(ctx, before);
    return moveStatus(ctx, before, 'restore');
  },
});
