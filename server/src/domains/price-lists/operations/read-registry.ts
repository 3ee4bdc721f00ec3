import Type, { type TObject } from 'typebox';
import type { PriceList } from '../../../../../nouns/price-list.ts';
import { id, integer, nullable, object } from '../../../kernel/fields.ts';
import type { ListQuery } from '../../../kernel/lists/list-query.ts';
import { rowsFound } from '../../../kernel/lists/list-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';
import { listPriceLists, priceList, priceListListing } from '../price-list.ts';

const party = object(
  { counterpartyId: id('Counterparty'), name: Type.String(), inn: nullable(Type.String()) },
  { title: 'Counterparty of the lists on this page' },
);

/** It asks more once it has read its page, so its statements go in more than one flight. */
const { asksAtOnce: _, ...page } = listPriceLists;

/** The list as the portal's registry shows it: how many there are in each status, and the names behind the identifiers. */
export const readRegistry: ListQuery = {
  ...page,
  name: 'price-lists.read-registry',
  summary: words('Registry of price lists', 'Реестр прайс-листов'),
  output: object({
    ...(listPriceLists.output as TObject).properties,
    counters: object(
      Object.fromEntries(priceList.statuses.map((status) => [status, integer(`Lists that are ${status}`)])),
      { title: 'Lists by status, under the other filters of the page' },
    ),
    counterparties: Type.Array(party),
  }),

  async run(ctx, input, carried) {
    const [found, counters] = await Promise.all([listPriceLists.run(ctx, input, carried), countByStatus(ctx, input)]);
    const ids = (found.items as PriceList[]).flatMap(({ counterpartyId }) => counterpartyId ?? []);
    const refs = await counterpartyRefs(ctx.db, [...new Set(ids)]);
    const counterparties = [...refs.values()].map(({ counterpartyId, name, inn }) => ({ counterpartyId, name, inn }));
    return { ...found, counters, counterparties };
  },
};

/** By every filter of the page but that of the status itself, so that each counter says what its status would show. */
async function countByStatus(ctx: ReadContext, input: Readonly<Record<string, unknown>>) {
  const others = Object.entries(input).filter(([name]) => !/^status\b/.test(name));
  const found = await rowsFound(ctx, priceListListing, { ...Object.fromEntries(others), includeArchived: 'true' });
  const rows = await ctx.db.many<{ status: string; count: number }>(
    sql`select list.status, count(*)::int as count from ${found} group by list.status`,
  );
  const held = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(priceList.statuses.map((status) => [status, held.get(status) ?? 0]));
}
