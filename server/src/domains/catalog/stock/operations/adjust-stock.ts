import Type, { type Static } from 'typebox';
import { type AdjustmentReason, adjustmentReasons } from '../../../../../../nouns/stock-movement.ts';
import { choice, decimal, id, instant, longText, measure, object, price } from '../../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { Exact } from '../../../../kernel/values/decimal.ts';
import { moveAndShow, stockChanged } from '../answer.ts';
import { checkMoves } from '../check-moves.ts';
import { type Balance, lockBalances, placeOf } from '../lock-balances.ts';
import type { Move } from '../move.ts';
import { keepsReserved, takesReserved } from '../takes-reserved.ts';

const input = object({
  itemId: id('Catalog item'),
  warehouseId: id('Warehouse'),
  quantityDelta: Type.Optional(decimal('How much more there is, or less: signed', { examples: ['5'] })),
  countedQuantity: Type.Optional(measure('How much was counted; the difference becomes the movement')),
  reason: choice(Object.keys(adjustmentReasons) as AdjustmentReason[], 'Reason'),
  unitCost: Type.Optional(price('Cost of a unit that came in; left out, the average stays')),
  comment: Type.Optional(longText(5_000, 'Comment; needed with the reason `other`')),
  occurredAt: Type.Optional(instant('When it happened, if not now')),
  takesReserved,
});

export const adjustStock = command({
  name: 'catalog.adjust-stock',
  summary: words('Adjust the stock of a catalog item', 'Скорректировать остаток позиции каталога'),
  description:
    'Exactly one of `quantityDelta` and `countedQuantity`. A moment in the past puts the movement into its place: what it takes away must have lain there ever since, or the rule `insufficient_stock` refuses it. A count of the past is compared with what lay there then. Stock that grows moves the average cost, stock that shrinks leaves at it. What is reserved is not written off (`stock_reserved`), unless `takesReserved` says so; what a stock-taking finds to be gone is gone, and people who reserved it are told.',
  permission: 'stock.adjust',
  scope: ['catalog.write', 'warehouses.write'],
  input,
  output: stockChanged,
  releasesEarly: true,

  async run(ctx, given) {
    checkBody(given);
    const { itemId: catalogItemId, warehouseId, reason, unitCost, comment, occurredAt } = given;
    const move: Omit<Move, 'quantity'> = {
      catalogItemId,
      warehouseId,
      type: 'adjustment',
      reason,
      keepsReserved: reason !== 'inventory' && keepsReserved(ctx.actor, given.takesReserved),
      quantityField: given.quantityDelta === undefined ? 'countedQuantity' : 'quantityDelta',
      ...(unitCost !== undefined && { unitCost }),
      ...(comment !== undefined && { comment }),
      ...(occurredAt !== undefined && { occurredAt }),
    };
    const quantity = given.quantityDelta ?? (await differenceFrom(ctx, move, given.countedQuantity as string));
    if (new Exact(quantity).isZero())
      throw brokenRule('zero_adjustment', words('There is nothing to adjust.', 'Корректировать нечего.'));
    return moveAndShow(ctx, catalogItemId, [{ ...move, quantity }]);
  },
});

function checkBody({ quantityDelta, countedQuantity, reason, comment }: Static<typeof input>) {
  if ((quantityDelta === undefined) === (countedQuantity === undefined))
    throw invalidField(
      '/quantityDelta',
      'exactly_one',
      words('give exactly one of quantityDelta and countedQuantity', 'ровно одно из quantityDelta и countedQuantity'),
    );
  if (reason === 'other' && comment === undefined)
    throw invalidField('/comment', 'required', words('is required with this reason', 'нужен при такой причине'));
}

async function differenceFrom(ctx: WriteContext, move: Omit<Move, 'quantity'>, counted: string): Promise<string> {
  await checkMoves(ctx, [{ ...move, quantity: counted }]);
  return new Exact(counted).minus(await heldAt(ctx.db, move, move.occurredAt)).toFixed();
}

/** What lies in a place now, or lay there at a moment. Its balance stays locked, so that it holds until the end. */
async function heldAt(db: Db, place: { warehouseId: string; catalogItemId: string }, moment?: string): Promise<string> {
  const held = (await lockBalances(db, [place])).get(placeOf(place)) as Balance;
  if (moment === undefined || held.last_at === null || moment >= held.last_at) return held.on_hand;
  const then = await db.first<{ balance_after: string }>(sql`
    select balance_after from stock_movements
    where tenant_id = ${db.tenant} and warehouse_id = ${place.warehouseId} and catalog_item_id = ${place.catalogItemId} and occurred_at <= ${moment}
    order by occurred_at desc, seq desc limit 1`);
  return then?.balance_after ?? '0';
}
