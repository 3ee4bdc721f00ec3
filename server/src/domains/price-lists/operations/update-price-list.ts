import Type from 'typebox';
import type { PriceList } from '../../../../../nouns/price-list.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import { choice, flag, id, measure, object, version } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { changeHeader } from '../change-header.ts';
import { conversionRate } from '../convert-currency.ts';
import { isOver, moveStatus, moveTo } from '../move-status.ts';
import { priceList, priceLists } from '../price-list.ts';
import { listWithWarnings, withWarnings } from '../warnings.ts';
import { archivePriceList } from './archive-price-list.ts';

/** Whose prices a list holds, or for whom, is said when it is made. */
const { kind: _, ...change } = priceList.change;

export const updatePriceList = command({
  name: 'price-lists.update-price-list',
  summary: words('Change a price list', 'Изменить прайс-лист'),
  description:
    'The header, the period, the currency, the counterparty and the status. Fields left out stay, null clears. Prices follow a change of the ' +
    'currency only with `convert: true` and the `rate` they are multiplied by. An expired list whose last day moves ahead is active again. ' +
    'Fields and status together make two events, `updated` first. A supplier list that becomes active sets the planned cost of its items, ' +
    'also one set by hand; each item it changes has a new version and its own event.',
  permission: 'price_lists.update',
  scope: 'price_lists.write',
  refuses: ['resource_archived', 'invalid_state_transition', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...change,
    status: Type.Optional(choice(['draft', 'active', 'archived'], 'Status')),
    convert: Type.Optional(flag('Convert the prices to the new currency')),
    rate: Type.Optional(measure('Units of the new currency for one of the old')),
    version: Type.Optional(version()),
  }),
  output: listWithWarnings,

  async run(ctx, { id, version: __, status, convert, rate, ...input }) {
    const before = await priceLists.open(ctx, id);
    if (before.archivedAt && (status === undefined || Object.keys(input).length > 0)) throw archived(priceList.noun);

    const conversion = conversionRate(before, { ...input, convert, rate });
    let list = await changeHeader(ctx, before, input, conversion);
    if (input.validTo !== undefined) list = await settleExpiry(ctx, list);
    if (status !== undefined && status !== list.status) {
      if (status === 'archived') authorize(ctx.actor, archivePriceList);
      list = await moveStatus(ctx, list, moveTo(list.status, status));
    }
    if (list === before) ctx.nothingChanged();
    return before.status === 'active' ? { ...list, warnings: [] } : withWarnings(ctx, list);
  },
});

/** A last day that moves past today, or back, moves the status with it. */
async function settleExpiry(ctx: WriteContext, list: PriceList): Promise<PriceList> {
  if (list.status !== 'active' && list.status !== 'expired') return list;
  const isExpired = await isOver(ctx, list.id);
  if (isExpired === (list.status === 'expired')) return list;
  return moveStatus(ctx, list, isExpired ? 'expire' : 'extend');
}
