import type { Tag } from 'sax';
import { columnIndex } from './book-parts.ts';
import { malformed, tooMuch } from './file-refusal.ts';
import { limits } from './limits.ts';
import { unescaped } from './shared-texts.ts';
import type { Cell, SheetRow } from './spreadsheet.ts';
import { localName } from './xml-part.ts';

/** What cells only point at. */
interface BookValues {
  texts: readonly string[];
  /** Styles that show a number as a date. */
  dates: ReadonlySet<number>;
  /** Days are counted from 1904. */
  from1904: boolean;
}

type Attributes = Record<string, string | undefined>;

/** Rows of one sheet, gathered while its tags go by. */
export function xlsxRows(values: BookValues) {
  let gathered: SheetRow[] = [];
  let n = 0;
  let row: SheetRow | undefined;
  let at = 0;
  let cell: Attributes | undefined;
  let text = '';
  // Of a cell only its value and its own text are read: no formula, and nothing of how a word is read aloud.
  let open: string | undefined;
  let aloud = 0;

  function endCell(given: Attributes, into: SheetRow) {
    at = given.r ? columnOf(given.r) : at;
    const value = valueOf(given, text, values);
    if (value !== null && value !== '') {
      if (at >= limits.columns) throw tooMuch('Too many columns', 'Слишком много столбцов', limits.columns);
      while (into.cells.length < at) into.cells.push(null);
      into.cells[at] = value;
    }
    at += 1;
  }

  return {
    open({ name, attributes }: Tag) {
      const tag = localName(name);
      if (tag === 'row') {
        const { r } = attributes as Attributes;
        n = r ? Number(r) : n + 1;
        if (!Number.isInteger(n) || n < 1) throw malformed(`There is no row ${r}`, `Строки ${r} не бывает`);
        row = { n, cells: [] };
        at = 0;
      } else if (tag === 'c' && row) {
        cell = attributes as Attributes;
        text = '';
      } else if (tag === 'rPh') aloud += 1;
      else if (cell && (tag === 'v' || tag === 't')) open = tag;
    },
    text(piece: string) {
      if (open && aloud === 0) text += piece;
    },
    close(name: string) {
      const tag = localName(name);
      if (tag === open) open = undefined;
      else if (tag === 'rPh') aloud -= 1;
      else if (tag === 'c' && cell && row) {
        endCell(cell, row);
        cell = undefined;
      } else if (tag === 'row' && row) {
        gathered.push(row);
        row = undefined;
      }
    },
    /** The rows that came since. */
    take(): SheetRow[] {
      const rows = gathered;
      gathered = [];
      return rows;
    },
  };
}

function columnOf(place: string): number {
  const letters = /^([A-Z]{1,3})[1-9]\d{0,6}$/i.exec(place)?.[1];
  if (!letters) throw malformed(`There is no cell ${place}`, `Ячейки ${place} не бывает`);
  return columnIndex(letters.toUpperCase());
}

function valueOf({ t = 'n', s }: Attributes, text: string, { texts, dates, from1904 }: BookValues): Cell {
  switch (t) {
    case 's':
      return texts[Number(text)] ?? null;
    case 'str':
    case 'inlineStr':
      return unescaped(text);
    case 'b':
      return text === '1' || text.toLowerCase() === 'true';
    case 'e':
    case 'd':
      return text;
    default:
      return numberOf(text, dates.has(Number(s)), from1904);
  }
}

function numberOf(text: string, isDate: boolean, from1904: boolean): Cell {
  if (text.trim() === '') return null;
  const number = Number(text);
  if (Number.isNaN(number)) return text;
  if (!Number.isFinite(number)) return null;
  // A double of a cell shows 15 digits to a person; what lies behind them is the machine's rounding.
  return isDate ? dateText(number, from1904) : Number(number.toPrecision(15));
}

const dayMs = 86_400_000;

/** Days since the end of 1899, where by an old mistake 29 February 1900 is counted too, or since the beginning of 1904. */
function dateText(days: number, from1904: boolean): string | null {
  const began = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(began + Math.round(days * dayMs));
  if (Number.isNaN(date.getTime())) return null;
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}
