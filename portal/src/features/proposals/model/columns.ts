import type { SheetHeader } from './sheet.ts';

/** Cells that may be typed into. */
export type CellName =
  | 'lineType'
  | 'name'
  | 'quantity'
  | 'uom'
  | 'unitCost'
  | 'markup'
  | 'commission'
  | 'unitPrice'
  | 'vatRate';

/** Cells that hold a number alone. */
type NumberCell = 'quantity' | 'unitCost' | 'unitPrice';

export const isNumberCell = (name: CellName): name is NumberCell =>
  name === 'quantity' || name === 'unitCost' || name === 'unitPrice';

/** A column of the table, and its place among those that are typed into; without one it follows from the others. */
export interface Column {
  name: CellName | 'amount';
  column: number | undefined;
}

export interface Columns {
  /** Cells that are typed into, in the order in which they stand. */
  cells: readonly CellName[];
  shown: readonly Column[];
}

/** What the table shows by the terms of a proposal and by what the person may see. */
export function columnsOf(
  { pricingMode, proposalModel, commissionMode, vatMode }: SheetHeader,
  seesCosts: boolean,
): Columns {
  const isEntered = pricingMode !== 'cost_plus' && proposalModel !== 'agency';
  const names: Array<[name: CellName, isShown: boolean, isTyped?: boolean]> = [
    ['lineType', true],
    ['name', true],
    ['quantity', true],
    ['uom', true],
    // A price that follows from the cost has to be given one, by whoever adds a row.
    ['unitCost', seesCosts || !isEntered],
    ['markup', seesCosts && proposalModel !== 'agency', !isEntered],
    ['commission', commissionMode === 'per_line'],
    ['unitPrice', true, isEntered],
    ['vatRate', vatMode !== 'none'],
  ];
  const shown = names.filter(([, isShown]) => isShown);
  const cells = shown.flatMap(([name, , isTyped = true]) => (isTyped ? [name] : []));
  const placed = shown.map(([name, , isTyped = true]) => ({ name, column: isTyped ? cells.indexOf(name) : undefined }));
  return { cells, shown: [...placed, { name: 'amount', column: undefined }] };
}
