import type { Requirement } from '../access/actor.ts';
import type { ReadContext } from '../operation.ts';
import type { FieldError, Words } from '../problems/errors.ts';

export type ImportMode = 'append' | 'upsert' | 'replace';

/** Settings of a whole import that planning its rows needs. */
export interface RowParameters {
  currency?: string | undefined;
  createCategories?: boolean | undefined;
  /** The supplier whose prices the rows hold, where they hold prices. */
  supplierId?: string | undefined;
  /** The record that the rows belong to, if any. */
  parentId?: string | undefined;
}

/** The record that rows belong to, such as the requisition of lines; its identifier is part of the path. */
export interface ExchangeParent {
  /** `procurementId` */
  field: string;
  title: string;
  /** Refuses a record that does not exist. */
  find(ctx: ReadContext, parentId: string): Promise<unknown>;
  /** Refuses an import that the record's state or the caller's rights do not allow now. */
  admit(ctx: ReadContext, parentId: string, mode: ImportMode, parameters: RowParameters): Promise<unknown>;
}

/** A noun that the rows refer to and whose custom fields a file may also fill, such as the catalog item of a line. */
export interface FieldsBeside {
  /** `catalogItem`: its columns are `catalogItem.custom.<key>`. */
  of: string;
  /** Added to the titles of its columns. */
  noun: Words;
  /** The field of a row's input that holds the values, by key. */
  into: string;
  /** What changing such a record requires. */
  asks: Requirement;
}

/** A stored record that a row of a file may be about. */
export interface Match {
  entityId: string;
  version: number;
  archived: boolean;
  /** The column that matched: `code`, `sku` … */
  reason: string;
  displayName: string;
  /** The matched value is unique among active records, so a row about another record cannot have it. */
  exclusive?: boolean;
  record: object;
}

/** A row whose names of other records were resolved to those records, or refused. */
export interface ResolvedRow {
  input: Record<string, unknown>;
  errors: readonly FieldError[];
  warnings?: readonly FieldError[];
  /** Records of another noun that the row may refer to; a person chooses one. */
  candidates?: readonly Candidate[];
}

/** A record of another noun that a row may refer to. */
export interface Candidate {
  entityId: string;
  /** The column that matched: `sku`, `name` … */
  reason: string;
  displayName: string;
}

/** A row whose names of other records are to be resolved. */
export interface UnresolvedRow {
  n: number;
  input: Readonly<Record<string, unknown>>;
  /** The candidate chosen by a person. */
  chosenId?: string | undefined;
}

export interface WantedRow {
  n: number;
  /** The record's identifier, where the file has the service code or a person chose the record. */
  entityId?: string | undefined;
  input: Readonly<Record<string, unknown>>;
}

/** A row to be written: `before` is the record it changes, undefined for a new one. */
export interface SavedRow {
  n: number;
  input: Readonly<Record<string, unknown>>;
  before: object | null;
}

/** A row as it would be written, with the records of another noun that it may refer to. */
export interface CautionedRow extends SavedRow {
  candidates: readonly Candidate[];
}

/** What the writing step knows of the import besides its rows. */
export interface SavedImport {
  id: string;
  fileName: string;
  mode: ImportMode;
  parentId: string | null;
  parameters: RowParameters;
  /** Records that the rows are about, where all others are replaced. */
  meant: readonly string[];
}

/** The result of writing rows. */
export interface WrittenRows {
  /** The rows written; the rest had been changed by somebody meanwhile. */
  rows: ReadonlySet<number>;
  /** The one record created from all of them, such as a quote. */
  made?: MadeRecord;
}

export interface MadeRecord {
  entityType: string;
  entityId: string;
}

/** A row found in a letter: its values, the words each came from, and the confidence of the reading. */
export interface LetterRow {
  confidence: number;
  /** Offsets in the letter, the end exclusive. */
  fields: ReadonlyArray<{ field: string; value: string; start: number; end: number }>;
}
