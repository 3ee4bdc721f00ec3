import { type Cell, type ExchangeColumn, plainWords } from '../../kernel/exchange/exchange.ts';
import type { SheetRow } from '../../platform/spreadsheets/spreadsheet.ts';

/** What a heading may mean. */
interface Guess {
  column: ExchangeColumn;
  rank: number;
  /** The heading may be that of a column with codes. */
  isCode: boolean;
}

/** What each heading may mean, most certain first: the column's own name, then its aliases, exact before loose. */
export function guesses(columns: readonly ExchangeColumn[]): ReadonlyMap<string, readonly Guess[]> {
  const all = columns.flatMap((column) =>
    [column.field, column.title.en, column.title.ru, ...column.aliases].map((name, at) => ({
      name: plainWords(name),
      guess: { column, rank: Math.max(0, at - 2), isCode: /океи|okei/i.test(name) },
    })),
  );
  const sorted = all.toSorted((one, other) => one.guess.rank - other.guess.rank);
  return new Map(
    [...Map.groupBy(sorted, ({ name }) => name)].map(([name, found]) => [name, found.map(({ guess }) => guess)]),
  );
}

/** A heading matches by its whole text, or by the text before its unit: «Цена, руб. с НДС», «Вес (кг)». */
export function guessesOf(known: ReadonlyMap<string, readonly Guess[]>, heading: Cell | undefined): readonly Guess[] {
  const text = String(heading ?? '');
  return known.get(plainWords(text)) ?? known.get(plainWords(text.replace(/[,(].*$/s, ''))) ?? [];
}

/** A column of numbers cannot hold words of a list, or yes and no: «240» under «Pack» is not a unit. Only codes are numbers. */
export function mayHold({ column, isCode }: Guess, index: number, below: readonly SheetRow[]) {
  if (isCode || !(column.wordsAlone || column.kind === 'boolean')) return true;
  const held = below
    .map(({ cells }) => cells[index])
    .filter((cell) => cell !== null && cell !== undefined && cell !== '');
  const numbers = held.map((cell) => Number(String(cell).replace(',', '.')));
  if (column.kind === 'boolean') return !numbers.some((number) => Math.abs(number) > 1);
  return held.length === 0 || numbers.some(Number.isNaN);
}
