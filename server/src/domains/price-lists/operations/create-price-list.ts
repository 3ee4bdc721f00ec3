import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { checkCustomFields } from '../../../platform/custom-fields/check-values.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { refuseBackwardPeriod, refuseWrongParty, settleParty } from '../check-header.ts';
import { unsetOtherDefault } from '../keep-default.ts';
import { nextListNumber } from '../list-number.ts';
import { listInput, rowOf } from '../price-list.input.ts';
import { type ListRow, listColumns, presentList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';
import { writeVersion } from '../write-version.ts';

export const createPriceList = command({
  name: 'price-lists.create-price-list',
  summary: words('Create a price list', 'Создать прайс-лист'),
  description:
    'A draft without rows. A supplier list needs its counterparty, which becomes a supplier if it was none; a list for customers ' +
    'may have one, an internal list has none. The currency and the VAT mode are those of the company unless given.',
  permission: 'price_lists.create',
  scope: 'price_lists.write',
  input: object({ ...listInput, name: priceList.fields.name, kind: priceList.fields.kind }),
  output: priceList.view,

  async run(ctx, input) {
    refuseWrongParty(input);
    refuseBackwardPeriod(input);
    await settleParty(ctx, input);
    const custom = await checkCustomFields(ctx, priceList.customFieldsOf, input.customFields, null);
    const regional = await regionalOf(ctx);
    if (input.isDefault) await unsetOtherDefault(ctx, input);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      currency: regional.currency,
      vat_mode: regional.vatDefaults.mode,
      ...rowOf(input),
      custom_fields: JSON.stringify(custom),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      number: await nextListNumber(ctx.db),
    };
    const made = await ctx.db.one<ListRow>(
      sql`insert into price_lists as list ${columns(row)} returning ${listColumns}`,
    );
    const list = presentList(made);
    await writeVersion(ctx, { priceListId: list.id, n: 1 });
    ctx.record(priceList.fact('created', list));
    return list;
  },
});
