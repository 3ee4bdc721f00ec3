import type { TSchema } from 'typebox';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { Requirement } from '../access/actor.ts';
import type { AnyCard } from '../entity.ts';
import type { ListQuery } from '../lists/list-query.ts';
import type { ReadContext, WriteContext } from '../operation.ts';
import type { FieldError, Words } from '../problems/errors.ts';
import type {
  CautionedRow,
  ExchangeParent,
  FieldsBeside,
  ImportMode,
  LetterRow,
  Match,
  ResolvedRow,
  RowParameters,
  SavedImport,
  SavedRow,
  UnresolvedRow,
  WantedRow,
  WrittenRows,
} from './exchange-rows.ts';

/** A value of a cell: text, a number of at most 15 significant digits, yes or no, or nothing. Dates are ISO text. */
export type Cell = string | number | boolean | null;

/** A column that files of a noun may have. */
export interface ExchangeColumn {
  /** Its name on the wire: what a mapping points a column of the file to. */
  field: string;
  title: Words;
  /** Other headings that people give it. */
  aliases: readonly string[];
  kind: 'text' | 'decimal' | 'integer' | 'date' | 'boolean' | 'list';
  choices?: Choices;
  /** A column of the file that holds numbers alone is not taken for it by its heading. */
  wordsAlone?: true;
  required?: true;
  /** Counts for a new record alone; said of one that is there already, it is pointed out and left. */
  onlyForNew?: true;
  /** Shown in exports to their reader; of a file that comes back it is not read. */
  onlyInExports?: true;
  /** Where a refusal of the row's input points to, when that is not `/field`. */
  at?: string;
  /** Those without this permission get the column neither in a template nor in an export, and apply no file that has it. */
  guardedBy?: Permission;
  /** Records whose custom field it is. */
  customOf?: string;
  /** What a file that has the column asks for besides importing. */
  asks?: Requirement;
}

/** The values of a column that has only so many. */
export interface Choices {
  /** What people write, as `plainWords` leaves it, and the value that it means. */
  meanings: Readonly<Record<string, string>>;
  /** What to write, said to who wrote something else. */
  expected: Words;
}

/** A noun whose records travel in files. Everything else about files is the same for all of them. */
export interface Exchange {
  /** `catalog`; imports of it are told apart by this. */
  kind: string;
  /** `/api/v1/catalog/exchange`. Of several kinds under the same addresses the first registered is meant where none is named. */
  base: string;
  parent?: ExchangeParent;
  modes: readonly ImportMode[];
  /** Most rows of one file, all written by one `save`; without it they are written some hundred at a time. */
  mostRows?: number;
  /** Section of the documentation. */
  tag: string;
  card: AnyCard;
  /** Names sheets and files. */
  title: Words;
  importing: Requirement;
  exporting: Requirement;
  /** What a preview that makes new records asks for besides. */
  creating?: Permission;
  columns: readonly ExchangeColumn[];
  fieldsBeside?: FieldsBeside;
  /** What one row must be: the same schema that checks a record created by hand. */
  input: TSchema;
  /** Values of the columns, typed, as the input of a record. */
  inputOf(values: Readonly<Record<string, unknown>>, parameters: RowParameters): Record<string, unknown>;
  /** Refuses what the schema cannot see, such as a check digit. */
  check?(input: Readonly<Record<string, unknown>>): void;
  /** Finds the other records that rows name, such as a category; a constant number of statements. Rows that name none stay out. */
  resolve?(
    ctx: ReadContext,
    rows: readonly UnresolvedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, ResolvedRow>>;
  /** What no two rows of a file may share. */
  keysOf(input: Readonly<Record<string, unknown>>): readonly string[];
  /** Tells apart rows that may all speak of one record, such as prices by quantity; without it the second one is refused. */
  apart?(input: Readonly<Record<string, unknown>>): string;
  /** Records that rows may speak of, strongest first; a constant number of statements whatever the number of rows. */
  match(
    ctx: ReadContext,
    rows: readonly WantedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, readonly Match[]>>;
  /** Whether the input would change the record. */
  changes(record: object, input: Readonly<Record<string, unknown>>): boolean;
  /** What writing the rows would refuse, each at its row; a constant number of statements. */
  review?(
    ctx: ReadContext,
    rows: readonly SavedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, readonly FieldError[]>>;
  /** What a person should know of rows before they are written, each at its row; a constant number of statements. `seen` lasts for the whole file. */
  caution?(
    ctx: ReadContext,
    rows: readonly CautionedRow[],
    seen: Map<string, number>,
  ): Promise<ReadonlyMap<number, readonly FieldError[]>>;
  /** Writes many rows by a few statements, with their facts. */
  save(ctx: WriteContext, rows: readonly SavedRow[], job: SavedImport): Promise<WrittenRows>;
  /** Finds rows in the text of a letter, in tables too, under the headings of these columns. */
  fromLetter?(ctx: ReadContext, letter: string, columns: readonly ExchangeColumn[]): Promise<readonly LetterRow[]>;
  list: ListQuery;
  /** Records of the list as cells by field; a constant number of statements. */
  cellsOf(ctx: ReadContext, records: readonly object[]): Promise<ReadonlyArray<Readonly<Record<string, Cell>>>>;
}

export const exchange = (registration: Exchange): Exchange => registration;

/** Seeing a preview asks of people what importing does, of keys only that they may read. */
export const seeingImports = ({ importing, exporting }: Exchange): Requirement => ({
  permission: importing.permission,
  scope: exporting.scope,
});

/** A heading or a word of a cell without what people vary: case, ё, blanks, punctuation. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%№]/gu, '');

/** A decimal as a number where a cell holds it whole, as text where it would lose digits. */
export const numberCell = (decimal: string | null): Cell =>
  decimal === null ? null : decimal.replace(/[-.]/g, '').length <= 15 ? Number(decimal) : decimal;
