import type { FieldFault } from '../../../shared/api/problem.ts';
import type { CellName } from './columns.ts';
import { isBlank, type Sheet } from './sheet.ts';

/** What the server said of what was sent. */
export interface Told {
  /** By row and cell. */
  cells: Readonly<Record<string, Partial<Record<CellName, string>>>>;
  /** By field of the header. */
  fields: Readonly<Record<string, string>>;
  /** By expense. */
  expenses: Readonly<Record<string, string>>;
  /** Whether anything stands elsewhere, so that it is told above. */
  isMore: boolean;
}

const cellOf: Readonly<Record<string, CellName>> = {
  ...{
    lineType: 'lineType',
    name: 'name',
    quantity: 'quantity',
    uom: 'uom',
    unitCost: 'unitCost',
    unitPrice: 'unitPrice',
  },
  ...{ vatRate: 'vatRate', markupPercent: 'markup', markupAmount: 'markup', catalogItemId: 'name' },
  ...{ commissionPercent: 'commission', commissionFixedAmount: 'commission', procurementItemId: 'name' },
};

/** Faults by where they stand on the page; a row is named by its place among those that were sent. */
export function toldOf(faults: readonly FieldFault[], sent: Sheet): Told {
  const rows = sent.rows.filter((row) => !isBlank(row));
  const told = { cells: {} as Record<string, Partial<Record<CellName, string>>>, fields: {} as Record<string, string> };
  const expenses: Record<string, string> = {};
  let isMore = false;
  for (const { pointer = '', message } of faults) {
    const [, field = '', place = '', name = ''] = pointer.split('/');
    const key = field === 'rows' ? rows[Number(place)]?.key : undefined;
    const expense = field === 'expenses' ? sent.expenses[Number(place)]?.key : undefined;
    if (key !== undefined) told.cells[key] = { ...told.cells[key], [cellOf[name] ?? 'name']: message };
    else if (expense !== undefined) expenses[expense] = message;
    else if (field === 'customFields' && place !== '') told.fields[`customFields.${place}`] = message;
    else if (field in sent.header || field === 'customerId') told.fields[field] = message;
    else isMore = true;
  }
  return { ...told, expenses, isMore };
}

export const nothingTold: Told = { cells: {}, fields: {}, expenses: {}, isMore: false };
