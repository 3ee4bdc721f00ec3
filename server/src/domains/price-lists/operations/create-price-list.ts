import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { refuseBackwardPeriod, refuseWrongParty, settleParty } from '../check-header.ts';
import { nextListNumber } from '../next-list-number.ts';
import { priceList, priceLists } from '../price-list.ts';
import { unsetOtherDefault } from '../unset-other-default.ts';
import { writeVersion } from '../write-version.ts';

export const createPriceList = command({
  name: 'price-lists.create-price-list',
  summary: words('Create a price list', 'Создать прайс-лист'),
  description:
    'A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list for customers ' +
    'may have one, an internal list has none. The currency and the VAT mode are those of the company unless given.',
  permission: 'price_lists.create',
  scope: 'price_lists.write',
  refuses: ['conflict'],
  input: object(priceList.creation),
  output: priceList.view,

  async run(ctx, input) {
    refuseWrongParty(input);
    refuseBackwardPeriod(input);
    await settleParty(ctx, input);
    const { currency, vatDefaults } = await regionalOf(ctx);
    if (input.isDefault) await unsetOtherDefault(ctx, input);
    const number = await nextListNumber(ctx.db);
    const list = await priceLists.create(ctx, { currency, vatMode: vatDefaults.mode, ...input, number });
    if (!list) throw refuse('conflict');
    await writeVersion(ctx, { priceListId: list.id, n: 1 });
    return list;
  },
});
