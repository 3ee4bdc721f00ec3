import type { StockMovement } from '../../../../../nouns/stock-movement.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { settleInOrder } from '../../../platform/door/settle-in-order.ts';
import { companySettings } from '../../company/company-settings.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { checkMoves } from './check-moves.ts';
import { type Balance, lockBalances } from './lock-balances.ts';
import type { Move } from './move.ts';
import { type Planned, planMoves } from './plan-moves.ts';
import { settleLate } from './recount.ts';
import { movementsById, stockMovement } from './stock-movement.ts';

/**
 * The only way stock changes: all of the moves or none, in their order, in a number of statements that does not grow with them.
 * The caller has checked the right to.
 */
export async function moveStock(ctx: WriteContext, moves: readonly Move[]): Promise<StockMovement[]> {
  const [movements] = await moveStockAnd(ctx, moves, async () => undefined);
  return movements;
}

/** The same, with what is read after it. Others wait for the item, so it takes two flights: the locks, and all the rest. */
export async function moveStockAnd<Seen>(
  ctx: WriteContext,
  moves: readonly Move[],
  read: () => Promise<Seen>,
): Promise<[StockMovement[], Seen]> {
  const { db, actor } = ctx;
  const settings = Promise.all([companySettings(ctx), regionalOf(ctx)]);
  const checking = checkMoves(ctx, moves);
  const locking = lockBalances(db, moves);
  await settleInOrder([settings, checking, locking, refuseReversed(db, moves)]);
  const [{ allowNegativeStock: allowNegative }, { currency }] = await settings;
  const balances = await locking;
  const rows = planMoves(moves, balances, { allowNegative, currency });
  const [, , , movements, seen] = await Promise.all([
    insertMovements(db, rows, actor.userId),
    saveBalances(db, balances.values()),
    settleLate(db, rows, allowNegative),
    movementsById(
      db,
      rows.map(({ id }) => id),
    ),
    read(),
  ]);
  for (const movement of movements) ctx.record(stockMovement.fact('movement_created', movement));
  return [movements, seen];
}

/** A movement is reversed once. Asked after its balance was locked, so that of two at once the second sees the first. */
async function refuseReversed(db: Db, moves: readonly Move[]): Promise<void> {
  const ids = moves.flatMap(({ reversesId }) => reversesId ?? []);
  if (ids.length === 0) return;
  const reversal = await db.first<{ id: string }>(sql`
    select id from stock_movements where tenant_id = ${db.tenant} and reverses_id = any(${ids}::uuid[]) limit 1`);
  if (reversal)
    throw brokenRule('already_reversed', words('The movement has already been reversed.', 'Движение уже отменено.'), {
      reversalId: reversal.id,
    });
}

const insertMovements = (db: Db, rows: readonly Planned[], userId: string | null) =>
  db.execute(sql`
    insert into stock_movements (tenant_id, id, catalog_item_id, warehouse_id, seq, type, quantity, unit_cost, currency, reason, comment,
      source_entity_type, source_entity_id, occurred_at, reverses_id, balance_after, issued_to, created_by)
    select ${db.tenant}::uuid, made.*, ${userId}::uuid from json_to_recordset(${JSON.stringify(rows)}::json) as made (
      id uuid, catalog_item_id uuid, warehouse_id uuid, seq int, type text, quantity numeric, unit_cost numeric, currency text, reason text,
      comment text, source_entity_type text, source_entity_id uuid, occurred_at timestamptz, reverses_id uuid, balance_after numeric, issued_to text)
    returning id`);

const saveBalances = (db: Db, balances: Iterable<Balance>) =>
  db.execute(sql`
    update stock_balances held set on_hand = now_is.on_hand, reserved = now_is.reserved, average_cost = now_is.average_cost, currency = now_is.currency,
      movements = now_is.movements, last_at = now_is.last_at, updated_at = now_is.moment
    from json_to_recordset(${JSON.stringify([...balances])}::json) as now_is (
      warehouse_id uuid, catalog_item_id uuid, on_hand numeric, reserved numeric, average_cost numeric, currency text, movements int, last_at timestamptz,
      moment timestamptz)
    where held.tenant_id = ${db.tenant} and held.warehouse_id = now_is.warehouse_id and held.catalog_item_id = now_is.catalog_item_id`);
