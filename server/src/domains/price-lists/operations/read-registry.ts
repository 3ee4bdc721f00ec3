import Type, { type TObject } from 'typebox';
import { words } from '../../../kernel/errors.ts';
import { id, integer, nullable, object } from '../../../kernel/fields.ts';
import type { ListQuery } from '../../../kernel/list-query.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { type PriceList, priceListLifecycle } from '../price-list.ts';
import { listPriceLists } from './list-price-lists.ts';

const party = object(
  { counterpartyId: id('Counterparty'), name: Type.String(), inn: nullable(Type.String()) },
  { title: 'Counterparty of the lists on this page' },
);

/** The list as the portal's registry shows it: how many there are in each status, and the names behind the identifiers. */
export const readRegistry: ListQuery = {
  ...listPriceLists,
  name: 'price-lists.read-registry',
  summary: words('Registry of price lists', 'Реестр прайс-листов'),
  output: object({
    ...(listPriceLists.output as TObject).properties,
    counters: object(
      Object.fromEntries(priceListLifecycle.statuses.map((status) => [status, integer(`Lists that are ${status}`)])),
      { title: 'Lists of the portal by status' },
    ),
    counterparties: Type.Array(party),
  }),

  async run(ctx, input, carried) {
    const [page, counters] = await Promise.all([listPriceLists.run(ctx, input, carried), countByStatus(ctx)]);
    const ids = (page.items as PriceList[]).flatMap(({ counterpartyId }) => counterpartyId ?? []);
    const refs = await counterpartyRefs(ctx.db, [...new Set(ids)]);
    const counterparties = [...refs.values()].map(({ counterpartyId, name, inn }) => ({ counterpartyId, name, inn }));
    return { ...page, counters, counterparties };
  },
};

async function countByStatus(ctx: ReadContext) {
  const rows = await ctx.db.many<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from price_lists where tenant_id = ${ctx.db.tenant} group by status`,
  );
  const held = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(priceListLifecycle.statuses.map((status) => [status, held.get(status) ?? 0]));
}
