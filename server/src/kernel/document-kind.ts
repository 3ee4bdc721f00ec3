import type { DocumentKindName } from '../../../nouns/document-kinds.ts';
import type { Permission, Scope } from '../../../nouns/kit/rights.ts';
import type { ReadContext } from './operation.ts';
import type { Db } from './sql/db.ts';
import type { Answers, VariableNamespace } from './variables.ts';

/** Files of the seller that stand on a document. */
export interface Pictures {
  logo: string | null;
  stamp: string | null;
  signature: string | null;
}

/** What a record is called as a document, and whose pictures stand on it. */
export interface PrintedRecord {
  /** The name of the file without its ending, such as `КП KP-2026-0001 от 25.11.2026`. */
  fileName: string;
  pictures: Pictures;
}

/** Custom fields of the catalog item that each row of a record names, in the order of the rows; empty where a row names none. */
export type ItemFields = ReadonlyMap<string, ReadonlyArray<Readonly<Record<string, unknown>>>>;

/** A kind of document that a domain prints its records as. */
export interface DocumentKind {
  kind: DocumentKindName;
  /** The address of its records; the file of one is exported under it. */
  path: string;
  /** How addresses of the noun name a record, where that is not `id`. */
  idInPath?: string;
  /** Its domain has addresses of its own for files, under rules of its own. */
  exportsItself?: true;
  /** Their section of the documentation. */
  tag: string;
  /** Where the values of a template's paths come from: namespaces of the kind's entity type. */
  variables: readonly VariableNamespace[];
  /** Values of `custom.<key>`. */
  customFields(db: Db, ids: readonly string[]): Promise<Answers>;
  /** Values of `items.rows[].custom.<key>`, where its rows are goods. */
  itemFields?(db: Db, ids: readonly string[]): Promise<ItemFields>;
  /** What a person needs to export such a document. */
  permission: Permission;
  /** A key with one of these exports it, as it reads the record; one with `customer_documents.read` exports any. */
  scopes: readonly Scope[];
  formats: readonly ('docx' | 'xlsx' | 'pdf')[];
  /** Answers for a record; refuses one that is not there. */
  describe(ctx: ReadContext, id: string): Promise<PrintedRecord>;
}

/** The leaves `rows[].custom.<key>` of these keys, with a place for each row. */
export const fieldsInStep = (fields: ItemFields, keys: readonly string[]): Answers =>
  new Map(
    [...fields].map(([id, rows]) => [
      id,
      Object.fromEntries(keys.map((key) => [`rows[].custom.${key}`, rows.map((row) => row[key] ?? null)])),
    ]),
  );
