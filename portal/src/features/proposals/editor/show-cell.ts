import type { RowAmounts } from '../../../../../nouns/pricing/is-entered.ts';
import { showPrice, showQuantity } from '../../../kit/format.ts';
import { isUnit, showUnit } from '../../../kit/units.ts';
import type { CellName } from '../model/columns.ts';
import type { SheetRow } from '../model/sheet.ts';
import { numberOf } from '../model/unreadable.ts';
import { choicesOfCell } from '../words.ts';

/** A cell as it is read: what was typed, or what follows from it. */
export function showCell(
  name: CellName | 'amount',
  row: SheetRow,
  amounts: RowAmounts | undefined,
  isHidden: boolean,
): string {
  if (name === 'amount') return showPrice(amounts?.lineAmount);
  if (name === 'unitPrice') return showPrice(amounts?.unitPrice ?? (numberOf(row.unitPrice) || null));
  if (name === 'markup') return amounts?.markupPercent ? `${showQuantity(short(amounts.markupPercent))} %` : '—';
  if (name === 'unitCost') return isHidden ? '•••' : showPrice(numberOf(row.unitCost));
  if (name === 'quantity') return showQuantity(numberOf(row.quantity));
  if (name === 'uom') return isUnit(row.uom) ? showUnit(row.uom) : row.uom;
  if (name === 'lineType' || name === 'vatRate')
    return choicesOfCell(name).find(({ value }) => value === row[name])?.label ?? '';
  return row[name];
}

const short = (percent: string) => percent.replace(/(\.\d{2})\d+$/, '$1');
