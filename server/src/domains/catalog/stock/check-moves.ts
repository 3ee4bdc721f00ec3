import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { brokenRule, invalid, invalidField, notFound, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { countsIn, mustBeWhole } from '../../../kernel/values/quantity-faults.ts';
import { holdWarehouses, refuseClosed } from '../../warehouses/warehouse-refs.ts';
import { catalogItem } from '../catalog-item.ts';
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
    holdStocked(
      ctx.db,
      moves.map(({ catalogItemId }) => catalogItemId),
    ),
    holdWarehouses(ctx.db, [...new Set(moves.map(({ warehouseId }) => warehouseId))]),
  ]);
  for (const move of moves) {
    const item = items.get(move.catalogItemId);
    if (!item) throw notFound(catalogItem.noun);
    if (item.type === 'service') throw noStockOfServices();
    if (item.status === 'archived') throw archivedReference('catalogItemId', catalogItem, item.id);
    refuseClosed(warehouses.get(move.warehouseId), move.warehouseField ?? 'warehouseId');
    checkWhole(item, move);
    checkMoment(move.occurredAt);
  }
}

/**
 * Movements of an item queue at its row. They do not change it, so PostgreSQL lets them through in the order they came; at a
 * balance, a new row after each change, one that waits may be overtaken until its time is out.
 */
export async function holdStocked(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, StockItem>> {
  const rows = await db.many<StockItem>(sql`
    select id, type, base_uom, status from catalog_items where tenant_id = ${db.tenant} and id = any(${[...new Set(ids)]}::uuid[])
    order by id for no key update`);
  return new Map(rows.map((row) => [row.id, row]));
}

function checkWhole({ base_uom }: StockItem, { quantity, quantityField }: Move) {
  if (countsIn(base_uom, quantity)) return;
  // What leaves a warehouse is a movement below zero; nobody wrote it so.
  const given = quantityField === undefined ? quantity.replace(/^-/, '') : quantity;
  throw invalid([mustBeWhole(`/${quantityField ?? 'quantity'}`, base_uom, given)]);
}

function checkMoment(occurredAt: string | undefined) {
  if (occurredAt !== undefined && Date.parse(occurredAt) > portalNow().getTime())
    throw invalidField('/occurredAt', 'in_future', words('must not be in the future', 'не может быть в будущем'));
}

export const noStockOfServices = () =>
  brokenRule('service_has_no_stock', words('A service has no stock.', 'У услуги не бывает остатка.'));
