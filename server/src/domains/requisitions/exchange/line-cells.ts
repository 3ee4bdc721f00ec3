import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { type Cell, numberCell } from '../../../kernel/exchange/exchange.ts';
import { units } from '../../../kernel/values/units.ts';

/** A line as cells of a file. */
export const lineCells = (line: RequisitionLine): Record<string, Cell> => ({
  sku: line.sku,
  name: line.name,
  quantity: numberCell(line.quantity),
  unit: units.get(line.uom)?.symbol ?? line.uom,
  plannedPrice: numberCell(line.plannedPrice),
  currency: line.plannedPrice === null ? null : line.currency,
  vatRate: line.vatRate === 'none' ? 'Без НДС' : line.vatRate,
  requiredAt: line.requiredAt,
  specification: line.specification,
  manufacturer: line.manufacturer,
  brand: line.brand,
});
