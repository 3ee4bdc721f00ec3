import { proposalRow } from '../../../../../nouns/proposal-row.ts';
import { readPastedCells } from '../../../kit/decimal-text.ts';
import { unitOfTyped } from '../../../kit/units.ts';
import type { CellName } from './columns.ts';
import { written } from './rows.ts';
import { blankRow, type SheetRow } from './sheet.ts';
import { isUnreadable } from './unreadable.ts';

interface Pasted {
  rows: readonly SheetRow[];
  taken: number;
  /** Cells beyond the last column, and words that are none of the choices. */
  left: number;
  /** Taken, and no numbers. */
  unreadable: number;
}

/** A block copied from a table, laid down from a cell on: kept as it was typed, empty cells change nothing. Rows come where they are short. */
export function paste(
  before: readonly SheetRow[],
  cells: readonly CellName[],
  text: string,
  row: number,
  column: number,
): Pasted {
  const rows = [...before];
  const pasted = { taken: 0, left: 0, unreadable: 0 };
  readPastedCells(text).forEach((line, down) => {
    const at = row + down;
    while (at >= rows.length && line.some((cell) => cell !== '')) rows.push(blankRow(rows.at(-1)));
    line.forEach((cell, right) => {
      if (cell === '') return;
      const name = cells[column + right];
      const own = rows[at];
      const value = name && valueOf(name, cell);
      if (!name || !own || value === undefined) {
        pasted.left += 1;
        return;
      }
      const next = written(own, name, value);
      rows[at] = next;
      pasted.taken += 1;
      if (isUnreadable(next, name)) pasted.unreadable += 1;
    });
  });
  return { rows, ...pasted };
}

/** One cell alone is pasted by the browser itself, at the caret. */
export const isBlock = (text: string) => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''));

/** A cell as the table keeps it: units and choices by their names, whichever language they are in. */
export function valueOf(name: CellName, cell: string): string | undefined {
  if (name === 'uom') return unitOfTyped(cell) ?? cell;
  if (name === 'lineType' || name === 'vatRate') return choiceOf(name, cell);
  return cell;
}

function choiceOf(name: 'lineType' | 'vatRate', cell: string): string | undefined {
  const wanted = plain(cell);
  const choices = Object.entries(proposalRow.fields[name].spec.choices ?? {});
  return choices.find(([value, { en, ru }]) => [value, en, ru].some((one) => plain(one) === wanted))?.[0];
}

const plain = (text: string) => text.toLowerCase().replace(/[\s%]/g, '');
