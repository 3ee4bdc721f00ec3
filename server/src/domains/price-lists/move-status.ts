import { allowedFrom, notAllowed } from '../../kernel/lifecycle.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type ListRow, listColumns, presentList } from './price-list.row.ts';
import { type PriceList, priceList, priceListLifecycle } from './price-list.ts';
import { countsForCatalog, takePricesBack, tellPrices } from './tell-prices.ts';
import { todayOf } from './today.ts';

type Move = keyof typeof priceListLifecycle.moves;

/** The move that leads from one status to another, or a refusal that names where the list may go instead. */
export function moveTo(from: PriceList['status'], to: PriceList['status']): Move {
  const { moves } = priceListLifecycle;
  const found = (Object.keys(moves) as Move[]).find(
    (name) => moves[name].to === to && (moves[name].from as readonly string[]).includes(from),
  );
  if (!found) throw notAllowed(from, to, allowedFrom(moves, from));
  return found;
}

/** Moves a locked list by the table of its lifecycle, and tells so; a list that begins to count has rows and days left. */
export async function moveStatus(ctx: WriteContext, before: PriceList, move: Move): Promise<PriceList> {
  const status = priceListLifecycle.next(move, before.status);
  if (status === 'active') await refuseUnready(ctx, before);
  const row = await ctx.db.one<ListRow>(sql`
    update price_lists list set status = ${status}, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId},
      archived_at = case when ${status} = 'archived' then now() end, is_default = list.is_default and ${status} <> 'archived',
      published_at = case when ${status} = 'active' then coalesce(list.published_at, now()) else list.published_at end
    where list.tenant_id = ${ctx.db.tenant} and list.id = ${before.id} returning ${listColumns}`);
  const after = presentList(row);
  const moved = { status: { from: before.status, to: status } };
  ctx.record(
    move === 'archive'
      ? priceList.changed('deleted', before, after, { ...moved, reason: 'archived' })
      : priceList.changed('status_changed', before, after, moved),
  );
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
    select coalesce(list.valid_to < ${todayOf('list')}, false) as over from price_lists list
    where list.tenant_id = ${ctx.db.tenant} and list.id = ${id}`);
  return over;
}
