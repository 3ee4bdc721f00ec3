import { reorderPoint as declared, type ReorderPoint } from '../../../../../nouns/reorder-point.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { balancesAt } from '../../catalog/stock/balances-at.ts';
import { placeOf } from '../../catalog/stock/lock-balances.ts';
import { awaitedAt } from '../../requisitions/awaited-at.ts';
import { quantityToAsk } from './quantity-to-ask.ts';

export const reorderPoint = entityOf(declared);

export const reorderPoints = store(
  reorderPoint,
  {
    itemName: (tenant) => sql`
      (select item.name from catalog_items item where item.tenant_id = ${tenant} and item.id = point.catalog_item_id)`,
    sku: (tenant) => sql`
      (select item.sku from catalog_items item where item.tenant_id = ${tenant} and item.id = point.catalog_item_id)`,
    uom: (tenant) => sql`
      (select item.base_uom from catalog_items item where item.tenant_id = ${tenant} and item.id = point.catalog_item_id)`,
    supplierName: (tenant) => sql`
      (select party.short_name from suppliers known
       join counterparties party on party.tenant_id = ${tenant} and party.id = known.counterparty_id
       where known.tenant_id = ${tenant} and known.id = point.supplier_id)`,
    // Counted for all points at once.
    figures: () => sql`'{}'::json`,
  },
  { complete: figured },
);

/** How the points stand now, in a number of statements that does not grow with them. */
async function figured<Row extends Partial<ReorderPoint>>(db: Db, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows;
  const places = rows.map(({ warehouseId = '', catalogItemId = '' }) => ({ warehouseId, catalogItemId }));
  const [held, awaited] = await Promise.all([balancesAt(db, places), awaitedAt(db, places)]);
  return rows.map((row, index) => {
    const place = placeOf(places[index] as (typeof places)[number]);
    const { onHand = '0', reserved = '0' } = held.get(place) ?? {};
    const { expected = '0', proposed = '0' } = awaited.get(place) ?? {};
    const { minimum = '0', target = null, lot = null, uom = '' } = row;
    const figures = { onHand, reserved, expected, proposed, minimum, target, lot };
    return { ...row, figures: { ...figures, quantity: quantityToAsk(figures, uom) } };
  });
}

export const pointReading = { permission: 'stock.read', scope: ['catalog.read', 'warehouses.read'] } as const;

/** Whoever may write requisitions may say what they are to be proposed for. */
export const pointWriting = {
  permission: 'purchase_requisitions.create',
  scope: 'purchase_requisitions.write',
} as const;

export const getPoint = getRecord(reorderPoints, {
  name: 'recurring.get-point',
  summary: words('Get a reorder point', 'Получить точку заказа'),
  ...pointReading,
});

export const listPoints = listRecords(
  reorderPoints,
  listingOf(declared, { name: 'reorder-points', defaultSort: '-updatedAt' }),
  {
    name: 'recurring.list-points',
    summary: words('List reorder points', 'Список точек заказа'),
    description: 'Each with what is on hand, expected and reserved, and with what a proposal would ask for now.',
    ...pointReading,
  },
);
