import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { type PriceList, priceList } from './price-list.ts';

/** Something worth a look that stands in nobody's way. */
const warning = object(
  {
    code: Type.String({ title: 'Code', examples: ['overlapping_price_list'] }),
    message: Type.String({ title: 'In words' }),
    meta: Type.Object({ priceListIds: Type.Array(Type.String({ format: 'uuid' })) }, { additionalProperties: false }),
  },
  { title: 'Warning' },
);

export const listWithWarnings = object({
  ...priceList.fields,
  warnings: Type.Optional(Type.Array(warning, { title: 'Warnings, when the list became active' })),
});

export type ListWithWarnings = Static<typeof listWithWarnings>;

const most = 20;

/** An active list beside others of its counterparty, kind and currency whose days it shares: allowed, and worth a word. */
export async function withWarnings(ctx: ReadContext, list: PriceList): Promise<ListWithWarnings> {
  if (list.status !== 'active') return list;
  const beside = await ctx.db.many<{ id: string }>(sql`
    select id from price_lists
    where tenant_id = ${ctx.db.tenant} and status = 'active' and id <> ${list.id} and kind = ${list.kind} and currency = ${list.currency}
      and counterparty_id is not distinct from ${list.counterpartyId}::uuid
      and daterange(valid_from, valid_to, '[]') && daterange(${list.validFrom}::date, ${list.validTo}::date, '[]')
    order by id limit ${most}`);
  if (beside.length === 0) return list;
  const message =
    ctx.language === 'ru'
      ? 'Действует другой прайс-лист того же контрагента, вида и валюты.'
      : 'Another list of this counterparty, kind and currency is active in these days.';
  return {
    ...list,
    warnings: [{ code: 'overlapping_price_list', message, meta: { priceListIds: beside.map(({ id }) => id) } }],
  };
}
