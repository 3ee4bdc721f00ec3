import Type, { type Static } from 'typebox';
import type { PriceList } from '../../../../nouns/price-list.ts';
import { id, object } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { priceList } from './price-list.ts';

const code = 'overlapping_price_list';

export const listWithWarnings = object({
  ...priceList.fields,
  warnings: warnings(code, { priceListIds: Type.Array(id('Price list'), { title: 'At most 20 of them' }) }),
});

type ListWithWarnings = Static<typeof listWithWarnings>;

const sentence = words(
  'Another list of this counterparty, kind and currency is active during this period.',
  'В эти дни действует другой прайс-лист того же контрагента, вида и валюты.',
);

const most = 20;

/** An active list beside others of its counterparty, kind and currency whose days it shares: allowed, and worth a word. */
export async function withWarnings(ctx: ReadContext, list: PriceList): Promise<ListWithWarnings> {
  if (list.status !== 'active') return { ...list, warnings: [] };
  const beside = await ctx.db.many<{ id: string }>(sql`
    select id from price_lists
    where tenant_id = ${ctx.db.tenant} and status = 'active' and id <> ${list.id} and kind = ${list.kind} and currency = ${list.currency}
      and counterparty_id is not distinct from ${list.counterpartyId}::uuid
      and daterange(valid_from, valid_to, '[]') && daterange(${list.validFrom}::date, ${list.validTo}::date, '[]')
    order by id limit ${most}`);
  const priceListIds = beside.map(({ id }) => id);
  return { ...list, warnings: priceListIds.length > 0 ? [warning(ctx, code, sentence, { priceListIds })] : [] };
}
