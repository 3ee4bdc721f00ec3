import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { moveStatus } from '../move-status.ts';
import { priceList, priceLists } from '../price-list.ts';

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
    const before = await priceLists.open(ctx, id);
    if (before.status === 'archived') return unchanged(ctx, before);
    return moveStatus(ctx, before, 'archive');
  },
});
