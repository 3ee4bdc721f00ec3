import type { PriceListItem } from '../../../../../nouns/price-list-item.ts';
import { type Cell, numberCell } from '../../../kernel/exchange/exchange.ts';
import { units } from '../../../kernel/values/units.ts';

/** A row of a price list as cells of a file. */
export const priceRowCells = (row: PriceListItem): Record<string, Cell> => ({
  sku: row.sku,
  name: row.name,
  supplierSku: row.supplierSku,
  supplierName: row.supplierName,
  unit: units.get(row.uom)?.symbol ?? row.uom,
  minQuantity: numberCell(row.minQuantity),
  price: numberCell(row.price),
  isFree: row.isFree ? 'Да' : null,
  discountPercent: numberCell(row.discountPercent),
  vatRate: row.vatRate === 'none' ? 'Без НДС' : row.vatRate,
  batchSize: numberCell(row.batchSize),
  deliveryDays: row.deliveryDays,
  validFrom: row.validFrom,
  validTo: row.validTo,
  note: row.note,
});
