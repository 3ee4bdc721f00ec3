import { readDecimal } from '../../../kit/decimal-text.ts';
import { say } from '../../../kit/say.ts';
import { isUnit } from '../../../kit/units.ts';
import { type CellName, isNumberCell } from './columns.ts';
import { readPart } from './part-of.ts';
import { isBlank, type SheetRow } from './sheet.ts';

const form = /^\d{1,13}(\.\d{1,6})?$/;
const signedForm = /^-?\d{1,13}(\.\d{1,6})?$/;

/** A measure or a price as the server takes it; null for an empty cell, `undefined` for what is none. */
export function numberOf(text: string): string | null | undefined {
  const read = readDecimal(text);
  return typeof read !== 'string' || form.test(read) ? read : undefined;
}

/** Whether what was typed into a cell can be sent as it is; whether it is right, the server says. */
export function isUnreadable(row: SheetRow, name: CellName): boolean {
  if (isNumberCell(name)) return numberOf(row[name]) === undefined;
  if (name === 'uom') return !isUnit(row.uom);
  if (name !== 'markup' && name !== 'commission') return false;
  const part = readPart(row[name]);
  return part === undefined || (part !== null && !(name === 'markup' ? signedForm : form).test(part.value));
}

/** What has to be there before a row can be saved at all. */
export const isMissing = (row: SheetRow, name: CellName): boolean => {
  if (name === 'name') return row.name.trim() === '' && !row.catalogItemId && !row.procurementItemId;
  if (name === 'quantity') return !isPositive(row.quantity);
  return false;
};

const isPositive = (text: string) => {
  const read = numberOf(text);
  return typeof read === 'string' && /[1-9]/.test(read);
};

/** What is wrong with a cell by itself, in a row that is more than begun. */
export function faultOf(row: SheetRow, name: CellName): string | undefined {
  if (isBlank(row)) return undefined;
  if (isUnreadable(row, name))
    return name === 'uom' ? say('There is no such unit', 'Такой единицы нет') : say('Not a number', 'Это не число');
  if (isMissing(row, name))
    return name === 'name' ? say('A name is missing', 'Нет названия') : say('A quantity is missing', 'Нет количества');
  return undefined;
}

/** The first cell that keeps the sheet from being saved. */
export function firstFault(
  rows: readonly SheetRow[],
  cells: readonly CellName[],
): { row: number; column: number } | undefined {
  for (const [at, row] of rows.entries()) {
    if (isBlank(row)) continue;
    const column = cells.findIndex((name) => isUnreadable(row, name) || isMissing(row, name));
    if (column >= 0) return { row: at, column };
  }
  return undefined;
}
