import { brokenRule, invalidField, notFound, unknownReference, type Words, words } from '../../../kernel/errors.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql.ts';
import { units } from '../../../kernel/units.ts';
import { warehouse } from '../../warehouses/warehouse.ts';
import { holdWarehouses } from '../../warehouses/warehouse-refs.ts';
import { type CatalogItem, catalogItem } from '../catalog-item.ts';
import type { Move } from './move.ts';

interface StockItem {
  id: string;
  type: CatalogItem['type'];
  base_uom: string;
  status: CatalogItem['status'];
}

/** Refuses what cannot be moved at all. Until the transaction ends none of the items and warehouses can be archived. */
export async function checkMoves(ctx: WriteContext, moves: readonly Move[]): Promise<void> {
  const [items, warehouses] = await Promise.all([
    holdItems(
      ctx,
      moves.map(({ catalogItemId }) => catalogItemId),
    ),
    holdWarehouses(ctx.db, [...new Set(moves.map(({ warehouseId }) => warehouseId))]),
  ]);
  for (const move of moves) {
    const item = items.get(move.catalogItemId);
    if (!item) throw notFound(catalogItem.noun);
    if (item.type === 'service') throw noStockOfServices();
    if (item.status === 'archived') throw archivedReference(catalogItem.type, item.id, catalogItem.noun);
    checkWarehouse(move, warehouses.get(move.warehouseId));
    checkWhole(item, move.quantity);
    checkMoment(move.occurredAt);
  }
}

/**
 * Movements of an item queue at its row. They do not change it, so PostgreSQL lets them through in the order they came; at a
 * balance, a new row after each change, one that waits may be overtaken until its time is out.
 */
async function holdItems(ctx: WriteContext, ids: readonly string[]): Promise<ReadonlyMap<string, StockItem>> {
  const rows = await ctx.db.many<StockItem>(sql`
    select id, type, base_uom, status from catalog_items where tenant_id = ${ctx.db.tenant} and id = any(${[...new Set(ids)]}::uuid[])
    order by id for no key update`);
  return new Map(rows.map((row) => [row.id, row]));
}

function checkWarehouse({ warehouseField = 'warehouseId' }: Move, held: { id: string; archived: boolean } | undefined) {
  if (!held) throw unknownReference(warehouseField, warehouse.noun);
  if (held.archived) throw archivedReference(warehouse.type, held.id, warehouse.noun);
}

function checkWhole({ base_uom }: StockItem, quantity: string) {
  const unit = units.get(base_uom);
  if (unit && !countsIn(base_uom, quantity))
    throw brokenRule(
      'uom_must_be_whole',
      words(`The unit ${unit.symbol} is counted in whole ones.`, `Единица «${unit.symbol}» считается только целыми.`),
      { uom: unit.code },
    );
}

/** Whether a unit that comes in whole ones alone can be counted so. */
export const countsIn = (uom: string, quantity: string) => !(units.get(uom)?.whole && /\.\d*[1-9]/.test(quantity));

function checkMoment(occurredAt: string | undefined) {
  if (occurredAt !== undefined && Date.parse(occurredAt) > Date.now())
    throw invalidField('/occurredAt', 'in_future', words('must not lie in the future', 'не может быть в будущем'));
}

const archivedReference = (entityType: string, entityId: string, noun: Words) =>
  brokenRule(
    'archived_reference',
    words(`${noun.en} is archived and takes no movements.`, `${noun.ru} в архиве, движения невозможны.`),
    { entityType, entityId },
  );

export const noStockOfServices = () =>
  brokenRule('service_has_no_stock', words('A service has no stock.', 'У услуги не бывает остатка.'));
