import type { WriteContext } from '../../../kernel/operation.ts';
import { invalid, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { checkMoves } from './check-moves.ts';
import { type Balance, lockBalances, placeOf } from './lock-balances.ts';

/** So much of an item in a warehouse, in its base unit. */
export interface Hold {
  warehouseId: string;
  catalogItemId: string;
  quantity: string;
}

/** Holds stock back for a record of a domain above: no more than lies there and is held back for nobody. */
export async function holdBack(ctx: WriteContext, hold: Hold): Promise<void> {
  await checkMoves(ctx, [{ ...hold, type: 'issue' }]);
  const held = (await lockBalances(ctx.db, [hold])).get(placeOf(hold)) as Balance;
  refuseUnavailable(hold, held);
  await changeReserved(ctx.db, [hold]);
}

/** Lets go what was held back. Whoever asks has held the items (`holdWhereStocked`), so that their movements wait. */
export async function letGo(db: Db, holds: readonly Hold[]): Promise<void> {
  await lockBalances(db, holds);
  await changeReserved(
    db,
    holds.map((hold) => ({ ...hold, quantity: new Exact(hold.quantity).neg().toFixed() })),
  );
}

const changeReserved = (db: Db, holds: readonly Hold[]) =>
  db.execute(sql`
    update stock_balances held set reserved = held.reserved + told.quantity, updated_at = portal_now()
    from (select one."warehouseId" as warehouse_id, one."catalogItemId" as catalog_item_id, sum(one.quantity) as quantity
      from json_to_recordset(${JSON.stringify(holds)}::json) one ("warehouseId" uuid, "catalogItemId" uuid, quantity numeric)
      group by 1, 2) told
    where held.tenant_id = ${db.tenant} and held.warehouse_id = told.warehouse_id and held.catalog_item_id = told.catalog_item_id`);

function refuseUnavailable({ quantity }: Hold, { on_hand: onHand, reserved }: Balance): void {
  const available = Exact.max(0, new Exact(onHand).minus(reserved)).toFixed();
  if (new Exact(available).gte(quantity)) return;
  throw invalid([
    {
      ...tooMuch(
        '/quantity',
        'not_available',
        {
          left: available,
          asked: quantity,
          why: words(`${reserved} of ${onHand} are reserved`, `из ${onHand} уже зарезервировано ${reserved}`),
        },
        { available, onHand, reserved },
      ),
      fix: words(
        `Reserve at most ${available}, or in another warehouse.`,
        `Зарезервируйте не больше ${available} или выберите другой склад.`,
      ),
    },
  ]);
}
