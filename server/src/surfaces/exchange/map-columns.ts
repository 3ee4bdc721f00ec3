import type { ImportJob } from '../../../../nouns/import-job.ts';
import type { Cell, ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { columnLetters } from '../../platform/spreadsheets/book-parts.ts';
import type { SheetRow } from '../../platform/spreadsheets/spreadsheet.ts';
import { guesses, guessesOf, mayHold } from './guess-headings.ts';
import { headingNames } from './remembered-headings.ts';

export type Mapping = Readonly<Record<string, string>>;

/** Rows among which the headings are looked for. */
export const lookedThrough = 20;
const samples = 3;

/** The row of headings: the one a person chose, or the first of the best among the first twenty rows. */
export function findHeadings(rows: readonly SheetRow[], columns: readonly ExchangeColumn[], named?: number): SheetRow {
  if (named) return rows.find(({ n }) => n === named) ?? { n: named, cells: [] };
  const known = guesses(columns);
  const scored = rows.slice(0, lookedThrough).map((row) => {
    const found = new Set(row.cells.map((cell) => guessesOf(known, cell)[0]?.column.field).filter(Boolean));
    return { row, score: found.size };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return (scored.find(({ score }) => score === best)?.row ?? rows[0]) as SheetRow;
}

interface KnownOfFile {
  /** Heading → target, as a person mapped it before. */
  remembered?: Mapping | undefined;
  /** Rows under the headings. */
  below?: readonly SheetRow[];
}

/**
 * A target for each column: the remembered one of its heading, or the one its heading means; of two columns with the same target,
 * the more exact match.
 */
export function mapHeadings(
  headings: readonly Cell[],
  columns: readonly ExchangeColumn[],
  { remembered = {}, below = [] }: KnownOfFile = {},
): Mapping {
  const known = guesses(columns);
  const recalled = new Map(Object.entries(remembered).filter(([, target]) => isTarget(target, columns)));
  const names = headingNames(headings);
  const taken = new Set(names.map((name) => recalled.get(name)));
  const guessed = headings.map((heading, index) => {
    if (recalled.has(names[index] as string)) return undefined;
    return guessesOf(known, heading).find((guess) => !taken.has(guess.column.field) && mayHold(guess, index, below));
  });
  const best = ({ field }: ExchangeColumn) =>
    Math.min(...guessed.map((one) => (one?.column.field === field ? one.rank : Infinity)));
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const guess = guessed[index];
      const isBest = guess && guess.rank === best(guess.column) && !taken.has(guess.column.field);
      const target = recalled.get(name) ?? (isBest ? guess.column.field : undefined);
      taken.add(target);
      return target ? [[columnLetters(index), target]] : [];
    }),
  );
}

const isTarget = (target: string, columns: readonly ExchangeColumn[]) =>
  target === 'ignore' || columns.some(({ field }) => field === target);

/** Refuses a column that the file does not have (where its columns are known), an unknown target, and two columns for one target. */
export function checkMapping(mapping: Mapping, columns: readonly ExchangeColumn[], inFile: readonly string[] | null) {
  const fields = new Set(columns.map(({ field }) => field));
  const targets = Object.values(mapping).filter((target) => target !== 'ignore');
  const nameless = Object.keys(mapping).find((column) => !/^[A-Z]{1,3}$/.test(column));
  const beyond = Object.keys(mapping).find((column) => inFile && !inFile.includes(column));
  const strange = Object.entries(mapping).find(([, target]) => target !== 'ignore' && !fields.has(target));
  const twice = targets.find((target, index) => targets.indexOf(target) !== index);
  if (nameless !== undefined)
    throw refuse(
      'mapping_invalid',
      words(`A column is named by its letters, not "${nameless}".`, `Столбец называют буквами, а не «${nameless}».`),
    );
  if (beyond !== undefined)
    throw refuse('mapping_invalid', words(`The file has no column ${beyond}.`, `В файле нет столбца ${beyond}.`));
  if (strange)
    throw refuse(
      'mapping_invalid',
      words(
        `Column ${strange[0]} is mapped to "${strange[1]}", which is no field.`,
        `Столбцу ${strange[0]} назначено «${strange[1]}», а такого поля нет.`,
      ),
    );
  if (twice)
    throw refuse(
      'mapping_invalid',
      words(`Two columns are mapped to ${twice}.`, `Двум столбцам назначено одно поле: ${twice}.`),
    );
}

/** What the preview page shows above the rows. */
export const showColumns = (
  headings: SheetRow,
  rows: readonly SheetRow[],
  mapping: Mapping,
  { told, remembered = {} }: { told?: boolean; remembered?: Mapping | undefined } = {},
): ImportJob['columns'] => {
  const names = headingNames(headings.cells);
  const after = rows.filter(({ n }) => n > headings.n).slice(0, samples);
  const width = Math.max(headings.cells.length, ...after.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => {
    const column = columnLetters(index);
    const target = mapping[column];
    return {
      column,
      heading: headings.cells[index] == null ? null : String(headings.cells[index]),
      target: target === undefined || target === 'ignore' ? null : target,
      toldBy: target === undefined ? null : told ? 'person' : remembered[names[index] ?? ''] ? 'memory' : 'heading',
      samples: after.map(({ cells }) => String(cells[index] ?? '').slice(0, 100)),
    };
  });
};
