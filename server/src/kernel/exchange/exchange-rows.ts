import type { Requirement } from '../access/actor.ts';
import type { ReadContext } from '../operation.ts';
import type { FieldError, Words } from '../problems/errors.ts';

export type ImportMode = 'append' | 'upsert' | 'replace';

/** What a person set for a whole import that rows need. */
export interface RowParameters {
  currency?: string | undefined;
  createCategories?: boolean | undefined;
  /** Whose prices the rows tell, where they tell prices. */
  supplierId?: string | undefined;
  /** The record that the rows belong to, where they belong to one. */
  parentId?: string | undefined;
}

/** The record that rows belong to, such as the requisition of lines; its identifier stands in the addresses. */
export interface ExchangeParent {
  /** `procurementId` */
  field: string;
  title: string;
  /** Refuses a record that is not there. */
  find(ctx: ReadContext, parentId: string): Promise<unknown>;
  /** Refuses an import that the record, or who asks, does not allow now. */
  admit(ctx: ReadContext, parentId: string, mode: ImportMode, parameters: RowParameters): Promise<unknown>;
}

/** A noun that the rows name, whose custom fields a file may fill besides, such as the catalog item of a line. */
export interface FieldsBeside {
  /** `catalogItem`: its columns are `catalogItem.custom.<key>`. */
  of: string;
  /** Added to the titles of its columns. */
  noun: Words;
  /** Where in the input of a row the values stand, by key. */
  into: string;
  /** What changing such a record asks for. */
  asks: Requirement;
}

/** A stored record that a row of a file may speak of. */
export interface Match {
  entityId: string;
  version: number;
  archived: boolean;
  /** Name of the column that told: `code`, `sku` … */
  reason: string;
  displayName: string;
  /** No two active records may share what told, so a row about another record cannot have it. */
  exclusive?: boolean;
  record: object;
}

/** A row whose words for other records became those records, or were refused. */
export interface ResolvedRow {
  input: Record<string, unknown>;
  errors: readonly FieldError[];
  warnings?: readonly FieldError[];
  /** Records of another noun that the row may name; a person chooses among them. */
  candidates?: readonly Candidate[];
}

/** A record of another noun that a row may name. */
export interface Candidate {
  entityId: string;
  /** What told: `sku`, `name` … */
  reason: string;
  displayName: string;
}

/** A row whose words for other records are looked for. */
export interface UnresolvedRow {
  n: number;
  input: Readonly<Record<string, unknown>>;
  /** The candidate that a person chose. */
  chosenId?: string | undefined;
}

export interface WantedRow {
  n: number;
  /** The identifier of the record, where the file carries the service code or a person chose one. */
  entityId?: string | undefined;
  input: Readonly<Record<string, unknown>>;
}

/** A row about to be written: `before` is the record it changes, none for a new one. */
export interface SavedRow {
  n: number;
  input: Readonly<Record<string, unknown>>;
  before: object | null;
}

/** A row as it would be written, with the records of another noun that it may name. */
export interface CautionedRow extends SavedRow {
  candidates: readonly Candidate[];
}

/** What writing knows of the import beside its rows. */
export interface SavedImport {
  id: string;
  fileName: string;
  mode: ImportMode;
  parentId: string | null;
  parameters: RowParameters;
  /** Records that the rows speak of, where the others are replaced. */
  meant: readonly string[];
}

/** What became of rows that were to be written. */
export interface WrittenRows {
  /** The rows written; others were overtaken by someone. */
  rows: ReadonlySet<number>;
  /** The one record that they made together, such as a quote. */
  made?: MadeRecord;
}

export interface MadeRecord {
  entityType: string;
  entityId: string;
}

/** A row found in a letter: its values, the words each came from, and how sure the reading is. */
export interface LetterRow {
  confidence: number;
  /** Offsets of the letter, the end excluded. */
  fields: ReadonlyArray<{ field: string; value: string; start: number; end: number }>;
}
