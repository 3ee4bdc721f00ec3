import { type PriceList, priceListFlow } from '../../../../nouns/price-list.ts';
import { allowedFrom, nextStatus, notAllowed } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { priceList, priceLists } from './price-list.ts';
import { countsForCatalog, takePricesBack, tellPrices } from './tell-prices.ts';
import { todayOf } from './today.ts';

type Move = keyof typeof priceListFlow.moves;

/** The move that leads from one status to another, or a refusal that names where the list may go instead. */
export function moveTo(from: PriceList['status'], to: PriceList['status']): Move {
  const { moves } = priceListFlow;
  const found = (Object.keys(moves) as Move[]).find((name) => moves[name].to === to && moves[name].from.includes(from));
  if (!found) throw notAllowed(priceListFlow, from, to, allowedFrom(moves, from));
  return found;
}

/** Moves a locked list by the table of its lifecycle; a list that begins to count has rows and days left. */
export async function moveStatus(ctx: WriteContext, before: PriceList, move: Move): Promise<PriceList> {
  const status = nextStatus(priceList, move, before.status);
  if (status === 'active') await refuseUnready(ctx, before);
  const values = {
    isDefault: before.isDefault && status !== 'archived',
    ...(status === 'active' && { publishedAt: before.publishedAt ?? portalNow().toISOString() }),
  };
  const archiving = { fact: 'deleted', tell: { reason: 'archived' } } as const;
  const after = await priceLists.move(ctx, before, move, values, move === 'archive' ? archiving : {});
  if (countsForCatalog(after)) await tellPrices(ctx, after, 'all');
  else if (countsForCatalog(before)) await takePricesBack(ctx, before.id);
  return after;
}

async function refuseUnready(ctx: WriteContext, { id, counters }: PriceList) {
  if (counters.items === 0)
    throw brokenRule(
      'price_list_empty',
      words('A price list without rows cannot be active.', 'Прайс-лист без строк нельзя сделать действующим.'),
    );
  if (await isOver(ctx, id))
    throw brokenRule(
      'price_list_over',
      words('Its period has ended. Extend it first.', 'Последний день действия прошёл. Сначала продлите период.'),
    );
}

/** Whether the last day of a list is over where the company works. */
export async function isOver(ctx: WriteContext, id: string): Promise<boolean> {
  const { over } = await ctx.db.one<{ over: boolean }>(sql`
    select coalesce(list.valid_to < ${todayOf(ctx.db.tenant)}, false) as over from price_lists list
    where list.tenant_id = ${ctx.db.tenant} and list.id = ${id}`);
  return over;
}
