import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { plainWords } from '../../../kernel/exchange/exchange.ts';
import { units } from '../../../kernel/values/units.ts';
import { decimalOf, isPositive, number, unitCode } from './amounts.ts';
import { type FoundField, type FoundRow, fieldOf, type Span, trimmed } from './found-row.ts';

const wholeNumber = new RegExp(`^${number}$`, 'u');

/** Cells of a line of a pasted table: between tabs, bars, or wide blanks. */
function cellsOf({ text, start }: Span): Span[] {
  const mark = text.includes('\t') ? /\t/gu : text.split('|').length > 2 ? /\|/gu : / {3,}/gu;
  const cells: Span[] = [];
  let from = 0;
  for (const { index, 0: found } of [...text.matchAll(mark), { index: text.length, 0: '' }]) {
    cells.push({ text: text.slice(from, index), start: start + from });
    from = index + found.length;
  }
  return cells.length >= 3 ? cells : [];
}

/** Rows of pasted tables, and the lines that are none. */
export function tableRows(lines: readonly Span[], columns: readonly ExchangeColumn[]) {
  const known = headingsOf(columns);
  const rows: FoundRow[] = [];
  const rest: Span[] = [];
  let headings: Array<string | undefined> = [];
  for (const line of lines) {
    const cells = cellsOf(line);
    const named = cells.map(({ text }) => known.get(plainWords(text)));
    if (named.filter(Boolean).length >= 2) headings = named;
    else {
      const row = cells.length > 0 && (headings.length > 0 ? underHeadings(cells, headings) : byLook(cells));
      if (row) rows.push(row);
      else rest.push(line);
    }
  }
  return { rows, rest };
}

const headingsOf = (columns: readonly ExchangeColumn[]) =>
  new Map(
    columns.flatMap(({ field, title, aliases }) =>
      [title.en, title.ru, ...aliases].map((name) => [plainWords(name), field] as const),
    ),
  );

const decimals = new Set(['quantity', 'price', 'plannedPrice', 'minQuantity']);

function underHeadings(cells: readonly Span[], headings: ReadonlyArray<string | undefined>): FoundRow | null {
  const fields = cells.flatMap((cell, index): FoundField[] => {
    const field = headings[index];
    const held = trimmed(cell, /\s/u);
    return field && held ? [fieldOf(field, held, decimals.has(field) ? numberIn(held.text) : held.text)] : [];
  });
  const has = (field: string) => fields.some((one) => one.field === field);
  return has('name') && (has('quantity') || has('price')) ? { fields, confidence: 0.95 } : null;
}

const numberIn = (text: string) => (wholeNumber.test(text) ? decimalOf(text) : text);

/** Without headings: a word for a unit, the number beside it, and the longest of the words. */
function byLook(cells: readonly Span[]): FoundRow | null {
  const held = cells.flatMap((cell) => trimmed(cell, /\s/u) ?? []);
  const unitAt = held.findIndex(({ text }) => unitCode(text) !== undefined);
  const [unit, after, before] = [held[unitAt], held[unitAt + 1], held[unitAt - 1]];
  if (!unit) return null;
  const quantity = [before, after].find(
    (cell) => cell && wholeNumber.test(cell.text) && isPositive(decimalOf(cell.text)),
  );
  const words = held.filter((cell) => cell !== unit && /\p{L}{2,}/u.test(cell.text));
  const [name] = words.toSorted((one, other) => other.text.length - one.text.length);
  if (!quantity || !name || held.indexOf(quantity) === 0) return null;
  const code = unitCode(unit.text) ?? '';
  return {
    fields: [
      fieldOf('name', name),
      fieldOf('quantity', quantity, decimalOf(quantity.text)),
      fieldOf('unit', unit, units.get(code)?.symbol ?? code),
    ],
    confidence: 0.85,
  };
}
