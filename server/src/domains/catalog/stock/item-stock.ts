import Type from 'typebox';
import { type Actor, maySee } from '../../../kernel/access/actor.ts';
import { currency, decimal, id, instant, measure, nullable, object, price } from '../../../kernel/fields.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { incomingOf } from './incoming-of.ts';

export const stockQuantities = {
  onHand: decimal('What lies there', { examples: ['14'] }),
  reserved: measure('Promised to somebody', { examples: ['2'] }),
  available: decimal('On hand less reserved', { examples: ['12'] }),
  incoming: measure('Decided to be bought and not come yet', { examples: ['0'] }),
};

export const itemStock = object(
  {
    ...stockQuantities,
    byWarehouse: Type.Array(
      object({
        warehouseId: id('Warehouse'),
        ...stockQuantities,
        averageCost: nullable(price('Average cost of a unit', { examples: ['5.857143'] })),
        currency: nullable(currency('Currency of the average cost')),
        lastMovedAt: nullable(instant('Latest movement')),
      }),
      { title: 'By warehouse' },
    ),
  },
  { title: 'Stock of an item, in its base unit' },
);

type ItemStock = Type.Static<typeof itemStock>;

interface BalanceRow {
  /** Null for what is on its way to no warehouse named yet. */
  warehouse_id: string | null;
  on_hand: string;
  reserved: string;
  incoming: string;
  average_cost: string | null;
  currency: string | null;
  last_at: string | null;
}

/** What there is of an item, everywhere it has ever lain or is going to. An archived warehouse holds nothing, so it adds nothing. */
export async function readStock(db: Db, actor: Actor, itemId: string): Promise<ItemStock> {
  const rows = await db.many<BalanceRow>(sql`
    select coalesce(held.warehouse_id, coming.warehouse_id) as warehouse_id, trim_scale(coalesce(held.on_hand, 0)) as on_hand,
      trim_scale(coalesce(held.reserved, 0)) as reserved, trim_scale(coalesce(coming.quantity, 0)) as incoming,
      held.average_cost, held.currency, held.last_at
    from (select * from stock_balances where tenant_id = ${db.tenant} and catalog_item_id = ${itemId}) held
    full join ${incomingOf(db.tenant, sql`${itemId}::uuid`)} coming on coming.warehouse_id = held.warehouse_id
    order by 1`);
  const showsCost = maySee(actor, 'catalog.cost_read');
  const shown = rows.map((row) => ({
    warehouseId: row.warehouse_id,
    onHand: row.on_hand,
    reserved: row.reserved,
    available: new Exact(row.on_hand).minus(row.reserved).toFixed(),
    incoming: row.incoming,
    averageCost: showsCost ? row.average_cost : null,
    currency: showsCost ? row.currency : null,
    lastMovedAt: row.last_at,
  }));
  const total = (of: keyof typeof stockQuantities) =>
    shown.reduce((sum, row) => sum.plus(row[of]), new Exact(0)).toFixed();
  return {
    onHand: total('onHand'),
    reserved: total('reserved'),
    available: total('available'),
    incoming: total('incoming'),
    byWarehouse: shown.filter((row): row is typeof row & { warehouseId: string } => row.warehouseId !== null),
  };
}
