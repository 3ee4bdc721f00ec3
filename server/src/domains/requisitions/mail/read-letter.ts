import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { customerLines } from './customer-lines.ts';
import { type FoundRow, type Span, surely } from './found-row.ts';
import { allLines, ownLines } from './letter-body.ts';
import { supplierPrices } from './supplier-prices.ts';
import { tableRows } from './table-rows.ts';

type ReadLines = (lines: readonly Span[], today: string) => FoundRow[];

/** Rows of a letter in their order: what its writer wrote; of a letter that only hands on another, what that one says. */
function readLetter(letter: string, today: string, columns: readonly ExchangeColumn[], read: ReadLines): FoundRow[] {
  const own = rowsIn(ownLines(letter), today, columns, read);
  if (own.length > 0) return own;
  const handedOn = rowsIn(allLines(letter), today, columns, read);
  return handedOn.map((row) => ({ ...row, confidence: surely(row.confidence - 0.2) }));
}

function rowsIn(lines: readonly Span[], today: string, columns: readonly ExchangeColumn[], read: ReadLines) {
  const { rows, rest } = tableRows(lines, columns);
  return [...rows, ...read(rest, today)].sort((one, other) => startOf(one) - startOf(other));
}

const startOf = ({ fields }: FoundRow) => fields[0]?.start ?? 0;

/** What a customer asks for. */
export const readRequest = (letter: string, today: string, columns: readonly ExchangeColumn[]) =>
  readLetter(letter, today, columns, customerLines);

/** What a supplier offers. */
export const readPrices = (letter: string, today: string, columns: readonly ExchangeColumn[]) =>
  readLetter(letter, today, columns, supplierPrices);
