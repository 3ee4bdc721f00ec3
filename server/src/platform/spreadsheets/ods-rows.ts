import type { Tag } from 'sax';
import type { Merge } from './book-parts.ts';
import { tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import { type OdsCell, odsCell } from './ods-cell.ts';
import type { Cell, SheetRow } from './spreadsheet.ts';

interface Row {
  cells: Cell[];
  /** Where the next cell stands. */
  at: number;
  repeat: number;
}

/** Rows of one sheet of an OpenDocument content, gathered while its tags go by. A blank row that repeats costs nothing. */
export function odsRows(wanted: number) {
  const merges: Merge[] = [];
  let gathered: Array<SheetRow & { repeat: number }> = [];
  let sheet = -1;
  let tables = 0;
  let n = 0;
  let row: Row | undefined;
  let cell: OdsCell | undefined;

  const isHere = () => sheet === wanted && tables === 1;

  function endCell({ attributes, value }: { attributes: Attributes; value: Cell }, into: Row) {
    const repeat = timesOf(attributes['table:number-columns-repeated']);
    const [columns, lines] = [
      timesOf(attributes['table:number-columns-spanned']),
      timesOf(attributes['table:number-rows-spanned']),
    ];
    if (columns > 1 || lines > 1)
      merges.push({ top: n, left: into.at, bottom: n + lines - 1, right: into.at + columns - 1 });
    if (value !== null) {
      if (into.at + repeat > limits.columns)
        throw tooMuch('Too many columns', 'Слишком много столбцов', limits.columns);
      while (into.cells.length < into.at) into.cells.push(null);
      for (let turn = 0; turn < repeat; turn += 1) into.cells.push(value);
    }
    into.at += repeat;
  }

  return {
    merges,
    open(tag: Tag) {
      const attributes = tag.attributes as Attributes;
      if (cell) cell.open(tag.name, attributes);
      else if (tag.name === 'table:table') {
        tables += 1;
        if (tables === 1) sheet += 1;
      } else if (!isHere()) return;
      else if (tag.name === 'table:table-row')
        row = { cells: [], at: 0, repeat: timesOf(attributes['table:number-rows-repeated']) };
      else if (row && tag.name === 'table:table-cell') cell = odsCell(attributes);
      else if (row && tag.name === 'table:covered-table-cell')
        row.at += timesOf(attributes['table:number-columns-repeated']);
    },
    text: (text: string) => cell?.text(text),
    close(name: string) {
      if (cell && row && cell.close(name)) {
        endCell(cell, row);
        cell = undefined;
      } else if (cell) return;
      else if (name === 'table:table') tables -= 1;
      else if (row && name === 'table:table-row') {
        if (row.cells.length > 0) gathered.push({ n: n + 1, cells: row.cells, repeat: row.repeat });
        n += row.repeat;
        row = undefined;
      }
    },
    /** The rows that came since, the repeated ones again and again. */
    *take(): Generator<SheetRow> {
      const rows = gathered;
      gathered = [];
      for (const { n: first, cells, repeat } of rows)
        for (let turn = 0; turn < repeat; turn += 1) yield { n: first + turn, cells: [...cells] };
    },
  };
}

type Attributes = Record<string, string | undefined>;

export const timesOf = (text = '1') => Math.max(1, Math.trunc(Number(text)) || 1);
