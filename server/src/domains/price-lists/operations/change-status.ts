import Type from 'typebox';
import { choice, id, longText, object, text } from '../../../kernel/fields.ts';
import { allowedFrom, notAllowed } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { moveStatus, moveTo } from '../move-status.ts';
import { priceList, priceLists } from '../price-list.ts';
import { listWithWarnings, withWarnings } from '../warnings.ts';
import { archivePriceList } from './archive-price-list.ts';

export const changeStatus = command({
  name: 'price-lists.change-status',
  summary: words('Change the status of a price list', 'Сменить статус прайс-листа'),
  description:
    '`active` needs a row and a last day that is not over; another active list for the same days is a warning. An activated supplier list ' +
    'sets the planned cost of its items, also one set by hand: each item it changes has a new version and its own event. `draft` unpublishes ' +
    'or restores; `archived` needs the right to archive; both leave planned costs as they are. `from` guards against a change meanwhile.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['invalid_state_transition', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(['draft', 'active', 'archived'], 'Wanted status', { examples: ['active'] }),
    from: Type.Optional(choice(priceList.statuses, 'Status the caller believes in')),
    reason: Type.Optional(text(200, 'Reason')),
    comment: Type.Optional(longText(5_000, 'Comment')),
  }),
  output: listWithWarnings,

  async run(ctx, { id, status, from }) {
    const before = await priceLists.open(ctx, id);
    if (from !== undefined && from !== before.status)
      throw notAllowed(priceList, before.status, status, allowedFrom(priceList.moves, before.status));
    if (status === 'archived') return { ...(await ctx.call(archivePriceList, { id })), warnings: [] };
    if (status === before.status) {
      ctx.nothingChanged();
      return { ...before, warnings: [] };
    }
    return withWarnings(ctx, await moveStatus(ctx, before, moveTo(before.status, status)));
  },
});
