import iconv from 'iconv-lite';
import Type from 'typebox';
import type { Exchange, ExchangeColumn } from '../../kernel/exchange/exchange.ts';
import type { LetterRow } from '../../kernel/exchange/exchange-rows.ts';
import { object } from '../../kernel/fields.ts';
import { query, type Steps } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { ImportRow } from '../../platform/exchange/import-job.row.ts';
import { columnLetters } from '../../platform/spreadsheets/book-parts.ts';
import { guessEncoding } from '../../platform/spreadsheets/guess-encoding.ts';
import type { ReadFacts, ReadOptions } from '../../platform/spreadsheets/spreadsheet.ts';
import type { ReadRow } from './operations/reading-steps.ts';

/** Longest letter that is read, in characters. */
export const longestLetter = 100_000;

/** Pasted text and plain text attachments; other attachments are read as files of rows. */
export const isLetter = ({ source, file_name }: Pick<ImportRow, 'source' | 'file_name'>) =>
  source === 'mail_text' || (source === 'mail_attachment' && /\.txt$/i.test(file_name));

const findRows = query({
  name: 'exchange.find-rows',
  summary: words('Find rows in a letter', 'Найти строки в письме'),
  permission: 'signed-in',
  scope: null,
  input: object({
    exchange: Type.Unsafe<Exchange>({}),
    letter: Type.String(),
    columns: Type.Unsafe<readonly ExchangeColumn[]>({}),
  }),
  output: Type.Unknown(),
  run: (ctx, { exchange, letter, columns }) => exchange.fromLetter?.(ctx, letter, columns) ?? Promise.resolve([]),
});

/** The rows found in a letter, under the columns of their noun and of the custom fields that a table in it has. */
export async function readLetter(
  steps: Steps,
  exchange: Exchange,
  bytes: Uint8Array,
  told: ReadOptions,
  known: readonly ExchangeColumn[],
) {
  const buffer = Buffer.from(bytes);
  const { encoding, choices } = told.encoding ? { encoding: told.encoding, choices: [] } : guessEncoding(buffer);
  const letter = iconv.decode(buffer, encoding).slice(0, longestLetter);
  const custom = known.filter(({ customOf }) => customOf !== undefined);
  // Of two columns with the same name the later one applies: the noun's own, then its own custom field.
  const columnsNamed = [...custom.toReversed(), ...exchange.columns];
  const found = await steps.query(findRows, { exchange, letter, columns: columnsNamed });
  if (found.length === 0)
    throw refuse(
      'file_malformed',
      words('No rows were recognised in the letter.', 'В письме не нашлось ни одной строки с количеством или ценой.'),
    );
  const given = new Set(found.flatMap(({ fields }) => fields.map(({ field }) => field)));
  const columns = [...exchange.columns, ...custom.filter(({ field }) => given.has(field))];
  const facts: ReadFacts = { format: 'letter', encoding, ...(choices.length > 0 && { encodingChoices: choices }) };
  return {
    facts,
    headings: { n: 1, cells: columns.map(({ title }) => title.ru) },
    rows: found.map((row, index) => rowOf(columns, letter, row, index + 2)),
    mapping: Object.fromEntries(columns.map(({ field }, index) => [columnLetters(index), field])),
  };
}

const rowOf = (
  columns: readonly ExchangeColumn[],
  letter: string,
  { confidence, fields }: LetterRow,
  n: number,
): ReadRow => ({
  n,
  cells: columns.map(({ field }) => fields.find((one) => one.field === field)?.value ?? null),
  origin: {
    confidence,
    foundIn: fields.map(({ field, start, end }) => ({ field, words: letter.slice(start, end), start, end })),
  },
});
