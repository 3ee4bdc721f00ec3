import { Decimal } from 'decimal.js';
import type { Api } from './api.ts';
import type { FoldedItem } from './fold-rows.ts';
import { type Pushed, pushRecords } from './push-records.ts';
import type { ScmsRow } from './read-scms.ts';
import { packPriceOf, quantityOf } from './scms-item.ts';
import { dollar } from './set-up.ts';

/** Identifiers in the portal, by what the demo calls them. */
interface Places {
  categories: ReadonlyMap<string, string>;
  warehouses: ReadonlyMap<string, string>;
  warehouseOf(row: ScmsRow): string;
}

/** Items in their categories. A new one comes with its first stock; what lies there later is the portal's own affair. */
export const pushItems = (api: Api, items: readonly FoldedItem[], places: Places): Promise<Pushed> =>
  pushRecords(
    api,
    'Catalog items',
    'catalog-items',
    items.map(({ item: { externalId, ...item }, deliveries }) => ({
      externalId,
      data: { ...item, categoryId: places.categories.get(item.okpd2 ?? '') ?? null },
      atFirst: { initialStock: initialStock(deliveries, places) },
    })),
  );

/** Every warehouse holds what came to it last, at what it cost. */
function initialStock(deliveries: readonly ScmsRow[], { warehouses, warehouseOf }: Omit<Places, 'categories'>) {
  const latest = new Map(deliveries.map((row) => [warehouseOf(row), row]));
  return [...latest].flatMap(([warehouse, row]) => {
    const [warehouseId, quantity, price] = [warehouses.get(warehouse), quantityOf(row), packPriceOf(row)];
    if (!warehouseId || !quantity) return [];
    return [{ warehouseId, quantity, ...(price && { unitCost: new Decimal(price).times(dollar).toFixed() }) }];
  });
}
