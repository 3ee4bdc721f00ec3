import Type from 'typebox';
import { type Actor, maySee } from '../../../kernel/actor.ts';
import type { Db } from '../../../kernel/db.ts';
import { Exact } from '../../../kernel/decimal.ts';
import { currency, decimal, id, instant, measure, nullable, object, price } from '../../../kernel/fields.ts';
import { sql } from '../../../kernel/sql.ts';

const quantities = {
  onHand: decimal('What lies there', { examples: ['14'] }),
  reserved: measure('Promised to somebody', { examples: ['2'] }),
  available: decimal('On hand less reserved', { examples: ['12'] }),
  incoming: measure('On its way', { examples: ['0'] }),
};

export const itemStock = object(
  {
    ...quantities,
    byWarehouse: Type.Array(
      object({
        warehouseId: id('Warehouse'),
        ...quantities,
        averageCost: nullable(price('Average cost of a unit', { examples: ['5.857143'] })),
        currency: nullable(currency('Currency of the average cost')),
        lastMovedAt: nullable(instant('Latest movement')),
      }),
      { title: 'By warehouse' },
    ),
  },
  { title: 'Stock of an item, in its base unit' },
);

export type ItemStock = Type.Static<typeof itemStock>;

interface BalanceRow {
  warehouse_id: string;
  on_hand: string;
  reserved: string;
  incoming: string;
  average_cost: string | null;
  currency: string | null;
  last_at: string | null;
}

/** What there is of an item, everywhere it has ever lain. An archived warehouse holds nothing, so it adds nothing. */
export async function readStock(db: Db, actor: Actor, itemId: string): Promise<ItemStock> {
  const rows = await db.many<BalanceRow>(sql`
    select warehouse_id, trim_scale(on_hand) as on_hand, trim_scale(reserved) as reserved, trim_scale(incoming) as incoming,
      average_cost, currency, last_at
    from stock_balances where tenant_id = ${db.tenant} and catalog_item_id = ${itemId} order by warehouse_id`);
  const showsCost = maySee(actor, 'catalog.cost_read');
  const byWarehouse = rows.map((row) => ({
    warehouseId: row.warehouse_id,
    onHand: row.on_hand,
    reserved: row.reserved,
    available: new Exact(row.on_hand).minus(row.reserved).toFixed(),
    incoming: row.incoming,
    averageCost: showsCost ? row.average_cost : null,
    currency: showsCost ? row.currency : null,
    lastMovedAt: row.last_at,
  }));
  const total = (of: keyof typeof quantities) =>
    byWarehouse.reduce((sum, row) => sum.plus(row[of]), new Exact(0)).toFixed();
  return {
    onHand: total('onHand'),
    reserved: total('reserved'),
    available: total('available'),
    incoming: total('incoming'),
    byWarehouse,
  };
}
