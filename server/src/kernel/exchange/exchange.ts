import type { TSchema } from 'typebox';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import type { Requirement } from '../access/actor.ts';
import type { AnyEntity } from '../entity.ts';
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
  /** Its name in the API: the target of a mapping. */
  field: string;
  title: Words;
  /** Other headings that it is recognised by. */
  aliases: readonly string[];
  kind: 'text' | 'decimal' | 'integer' | 'date' | 'boolean' | 'list';
  choices?: Choices;
  /** A file column that holds only numbers is not matched to it by heading. */
  wordsAlone?: true;
  required?: true;
  /** Used for new records only; for an existing record the value is ignored with a warning. */
  onlyForNew?: true;
  /** Exported for information only; ignored when the file is imported again. */
  onlyInExports?: true;
  /** The pointer that refusals of the row's input use, when that is not `/field`. */
  at?: string;
  /** Without this permission the column is in no template or export, and a file that has it cannot be applied. */
  guardedBy?: Permission;
  /** Whoever applies a file with this column proves presence. */
  provesPresence?: true;
  /** The record type whose custom field it is. */
  customOf?: string;
  /** What a file with this column requires besides the right to import. */
  asks?: Requirement;
}

/** The values of a column with a fixed set of them. */
export interface Choices {
  /** What people write, normalised by `plainWords`, and the value it means. */
  meanings: Readonly<Record<string, string>>;
  /** The expected values, for the error message. */
  expected: Words;
}

/** A noun whose records are imported and exported as files. Everything else about files is the same for all nouns. */
export interface Exchange {
  /** `catalog`; identifies its imports. */
  kind: string;
  /** `/api/v1/catalog/exchange`. Where several kinds share a path, the first registered is the default. */
  base: string;
  parent?: ExchangeParent;
  modes: readonly ImportMode[];
  /** The limit of rows in one file, all written by one `save`; without it a few hundred are written at a time. */
  mostRows?: number;
  /** Section of the documentation. */
  tag: string;
  entity: AnyEntity;
  /** Names sheets and files. */
  title: Words;
  importing: Requirement;
  exporting: Requirement;
  /** What a preview that creates records also requires. */
  creating?: Permission;
  columns: readonly ExchangeColumn[];
  fieldsBeside?: FieldsBeside;
  /** The schema of one row, the same that checks a record created by hand. */
  input: TSchema;
  /** Turns typed column values into the input of a record. */
  inputOf(values: Readonly<Record<string, unknown>>, parameters: RowParameters): Record<string, unknown>;
  /** Refuses what the schema cannot see, such as a check digit. */
  check?(input: Readonly<Record<string, unknown>>): void;
  /** Resolves other records that rows refer to, such as a category, in a constant number of statements. Rows without such references are left out. */
  resolve?(
    ctx: ReadContext,
    rows: readonly UnresolvedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, ResolvedRow>>;
  /** A key that must be unique among the rows of a file. */
  keysOf(input: Readonly<Record<string, unknown>>): readonly string[];
  /** Distinguishes rows that may concern the same record, such as prices by quantity; without it the second such row is refused. */
  apart?(input: Readonly<Record<string, unknown>>): string;
  /** Records that rows may be about, strongest match first; a constant number of statements for any number of rows. */
  match(
    ctx: ReadContext,
    rows: readonly WantedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, readonly Match[]>>;
  /** Whether the input would change the record. */
  changes(record: object, input: Readonly<Record<string, unknown>>): boolean;
  /** Errors that writing the rows would meet, by row; a constant number of statements. */
  review?(
    ctx: ReadContext,
    rows: readonly SavedRow[],
    parameters: RowParameters,
  ): Promise<ReadonlyMap<number, readonly FieldError[]>>;
  /** Warnings to show before rows are written, by row; a constant number of statements. `seen` is kept for the whole file. */
  caution?(
    ctx: ReadContext,
    rows: readonly CautionedRow[],
    seen: Map<string, number>,
  ): Promise<ReadonlyMap<number, readonly FieldError[]>>;
  /** Writes many rows in a few statements, with their facts. */
  save(ctx: WriteContext, rows: readonly SavedRow[], job: SavedImport): Promise<WrittenRows>;
  /** Finds rows in the text of a letter, including tables with headings of these columns. */
  fromLetter?(ctx: ReadContext, letter: string, columns: readonly ExchangeColumn[]): Promise<readonly LetterRow[]>;
  list: ListQuery;
  /** Records of the list as cells by field; a constant number of statements. */
  cellsOf(ctx: ReadContext, records: readonly object[]): Promise<ReadonlyArray<Readonly<Record<string, Cell>>>>;
}

export const exchange = (registration: Exchange): Exchange => registration;

/** To see a preview people need the right to import; keys need only the right to read. */
export const seeingImports = ({ importing, exporting }: Exchange): Requirement => ({
  permission: importing.permission,
  scope: exporting.scope,
});

/** A heading or cell text without case, ё, blanks and punctuation, in which people's spelling varies. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}%№]/gu, '');

/** A decimal as a number where a cell keeps it exactly, as text where it would lose digits. */
export const numberCell = (decimal: string | null): Cell =>
  decimal === null ? null : decimal.replace(/[-.]/g, '').length <= 15 ? Number(decimal) : decimal;
