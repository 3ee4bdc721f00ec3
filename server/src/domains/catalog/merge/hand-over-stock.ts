import { Decimal } from 'decimal.js';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recountItems } from '../stock/recount.ts';
import { cannotUnmerge } from './merge-rules.ts';

interface Balance {
  warehouseId: string;
  itemId: string;
  onHand: string;
  reserved: string;
  averageCost: string | null;
  currency: string | null;
  movements: number;
}

export interface HandedStock {
  movements: Array<{ id: string; seq: number }>;
  /** Balances of both items as they were. */
  balances: Balance[];
}

/**
 * Adds the balances of one item to those of another and hands over its movements: numbered after those that are there, they stand
 * among them as they happened, and what lay there after each is counted anew. The emptied balances stay, at nothing.
 */
export async function handOverStock(ctx: WriteContext, from: string, to: string): Promise<HandedStock> {
  const balances = await lockBalances(ctx, [from, to]);
  const moving = balances.filter(({ itemId }) => itemId === from);
  if (moving.length === 0) return { movements: [], balances: [] };
  refuseTwoCurrencies(balances, moving);
  const movements = await ctx.db.many<{ id: string; seq: number }>(sql`
    update stock_movements moved set catalog_item_id = ${to}, seq = moved.seq + held.last
    from (select own.warehouse_id, (select coalesce(max(other.seq), 0) from stock_movements other where other.tenant_id = ${ctx.db.tenant}
        and other.warehouse_id = own.warehouse_id and other.catalog_item_id = ${to}) as last
      from stock_balances own where own.tenant_id = ${ctx.db.tenant} and own.catalog_item_id = ${from}) held
    where moved.tenant_id = ${ctx.db.tenant} and moved.catalog_item_id = ${from} and moved.warehouse_id = held.warehouse_id
    returning moved.id, moved.seq - held.last as seq`);
  await ctx.db.execute(sql`
    insert into stock_balances as held (tenant_id, warehouse_id, catalog_item_id, on_hand, reserved, average_cost, currency, movements)
    select tenant_id, warehouse_id, ${to}::uuid, on_hand, reserved, average_cost, currency, movements
    from stock_balances where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${from} order by warehouse_id
    on conflict (tenant_id, warehouse_id, catalog_item_id) do update set
      on_hand = held.on_hand + excluded.on_hand, reserved = held.reserved + excluded.reserved, movements = held.movements + excluded.movements,
      currency = coalesce(held.currency, excluded.currency), updated_at = excluded.updated_at,
      average_cost = case
        when held.average_cost is null or held.on_hand <= 0 then coalesce(excluded.average_cost, held.average_cost)
        when excluded.average_cost is null or excluded.on_hand <= 0 then held.average_cost
        else round((held.on_hand * held.average_cost + excluded.on_hand * excluded.average_cost) / (held.on_hand + excluded.on_hand), 6) end`);
  await ctx.db.execute(sql`
    update stock_balances set on_hand = 0, reserved = 0, average_cost = null, currency = null, movements = 0, updated_at = portal_now()
    where tenant_id = ${ctx.db.tenant} and catalog_item_id = ${from}`);
  await recountItems(ctx.db, [from, to]);
  return { movements, balances };
}

/** Takes the added balances out again. What was received, issued or reserved since would have to be guessed apart: refused. */
export async function returnStock(ctx: WriteContext, { movements, balances }: HandedStock, from: string, to: string) {
  if (balances.length === 0) return;
  const now = await lockBalances(ctx, [from, to]);
  const restored = balances
    .filter(({ itemId }) => itemId === to)
    .flatMap((own) => {
      const other = at(balances, own.warehouseId, from);
      if (
        !isSum(at(now, own.warehouseId, from), own, other) ||
        !isSum(at(now, own.warehouseId, to), nothing(own), nothing(own))
      )
        throw cannotUnmerge(['stock_balances']);
      return [own, other ?? { ...nothing(own), itemId: from }];
    });
  await ctx.db.execute(sql`
    update stock_movements moved set catalog_item_id = ${to}, seq = own.seq
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as own (id uuid, seq int)
    where moved.tenant_id = ${ctx.db.tenant} and moved.id = own.id`);
  await ctx.db.execute(sql`
    update stock_balances balance set on_hand = own."onHand", reserved = own.reserved, average_cost = own."averageCost",
      currency = own.currency, movements = own.movements, updated_at = portal_now()
    from jsonb_to_recordset(${JSON.stringify(restored)}::jsonb) as own ("warehouseId" uuid, "itemId" uuid, "onHand" numeric,
      reserved numeric, "averageCost" numeric, currency text, movements int)
    where balance.tenant_id = ${ctx.db.tenant} and balance.warehouse_id = own."warehouseId" and balance.catalog_item_id = own."itemId"`);
  await recountItems(ctx.db, [from, to]);
}

const at = (balances: readonly Balance[], warehouseId: string, itemId: string) =>
  balances.find((one) => one.warehouseId === warehouseId && one.itemId === itemId);

const nothing = (balance: Balance): Balance => ({
  ...balance,
  onHand: '0',
  reserved: '0',
  averageCost: null,
  currency: null,
  movements: 0,
});

function isSum(now: Balance | undefined, one: Balance, other: Balance | undefined): boolean {
  if (!now) return false;
  const sum = (a: string, b = '0') => new Decimal(a).plus(b);
  return (
    sum(one.onHand, other?.onHand).eq(now.onHand) &&
    sum(one.reserved, other?.reserved).eq(now.reserved) &&
    one.movements + (other?.movements ?? 0) === now.movements
  );
}

/** In the order in which everybody locks balances. */
const lockBalances = (ctx: WriteContext, itemIds: readonly string[]) =>
  ctx.db.many<Balance>(sql`
    select warehouse_id as "warehouseId", catalog_item_id as "itemId", on_hand::text as "onHand", reserved::text, average_cost::text as "averageCost",
      currency, movements
    from stock_balances where tenant_id = ${ctx.db.tenant} and catalog_item_id = any(${itemIds}::uuid[])
    order by warehouse_id, catalog_item_id for update`);

function refuseTwoCurrencies(balances: readonly Balance[], moving: readonly Balance[]) {
  const torn = moving.find(({ warehouseId, currency, averageCost }) => {
    const held = balances.find((one) => one.warehouseId === warehouseId && one.currency !== currency);
    return held && averageCost !== null && held.averageCost !== null;
  });
  if (!torn) return;
  throw brokenRule(
    'merge_currency_differs',
    words(
      'Their stock in one warehouse is valued in two currencies.',
      'Остатки на одном складе оценены в разных валютах.',
    ),
    { warehouseId: torn.warehouseId },
  );
}
