import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { SalesInvoiceRow } from '../../../../../nouns/sales-invoice-row.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { Refusal } from '../../../kernel/problems/errors.ts';
import { fraction } from '../../../kernel/values/fraction.ts';
import { catalogItems } from '../../catalog/catalog-item.ts';
import { factorToBase } from '../../catalog/units/to-base.ts';
import { type FxTo, fxTo } from '../../company/fx-to.ts';
import type { UnitCost } from './capture-costs.ts';

/** What was paid for, or asked for, once the goods came; everything else is a plan. */
const actual: ReadonlyArray<CatalogItem['currentCostSource']> = ['stock_receipt', 'incoming_invoice'];

/**
 * What the rows cost on a day: what was entered, which is an estimate, else the cost of the catalog item in the currency of the invoice.
 * Null where there is none, no rate of its currency, or no factor between the units.
 */
export async function costsOfRows(
  ctx: ReadContext,
  rows: readonly SalesInvoiceRow[],
  { currency, day }: { currency: string; day: string },
): Promise<(row: SalesInvoiceRow) => UnitCost | null> {
  const ids = rows.flatMap(({ catalogItemId, unitCost }) =>
    unitCost === null && catalogItemId ? [catalogItemId] : [],
  );
  const items = ids.length > 0 ? await catalogItems.byIds(ctx.db, [...new Set(ids)]) : [];
  const rate = await fxTo(
    ctx,
    currency,
    items.flatMap(({ currentCostCurrency }) => currentCostCurrency ?? []),
    day,
  );
  const known = new Map(items.map((item) => [item.id, item]));
  return (row) =>
    row.unitCost === null
      ? ofItem(row, known.get(row.catalogItemId ?? ''), rate)
      : { unitCost: row.unitCost, isEstimated: true };
}

function ofItem({ uom }: SalesInvoiceRow, item: CatalogItem | undefined, rateOf: FxTo): UnitCost | null {
  if (!item || item.currentCostPrice === null || item.currentCostCurrency === null) return null;
  const [factor, rate] = [factorOf(uom, item), rateOf(item.currentCostCurrency)];
  if (factor === null || rate === null) return null;
  return {
    unitCost: fraction(item.currentCostPrice).times(factor).times(rate).toText(6),
    isEstimated: !actual.includes(item.currentCostSource),
  };
}

function factorOf(uom: string, item: CatalogItem): string | null {
  try {
    return factorToBase(uom, item);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
