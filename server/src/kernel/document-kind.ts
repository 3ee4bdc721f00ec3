import type { DocumentKindName } from '../../../nouns/document-kinds.ts';
import type { Permission } from '../../../nouns/kit/rights.ts';
import type { ReadContext } from './operation.ts';
import type { VariableNamespace } from './variables.ts';

/** What a record is called as a document, and whose images stand on it. */
export interface PrintedRecord {
  /** The name of the file without its ending, such as `КП KP-2026-0001 от 25.11.2026`. */
  fileName: string;
  /** Whose logo, stamp and signature are printed. */
  sellerProfileId: string | null;
  /** The catalog items of the rows in their order, for the custom fields of items. */
  catalogItemIds: readonly (string | null)[];
}

/** A kind of document that a domain prints its records as. */
export interface DocumentKind {
  kind: DocumentKindName;
  /** Where the values of a template's paths come from: namespaces of the kind's entity type. */
  variables: readonly VariableNamespace[];
  /** What a person needs to export such a document; its key scope is `customer_documents.read`. */
  permission: Permission;
  formats: readonly ('docx' | 'xlsx' | 'pdf')[];
  /** Answers for a record; refuses one that is not there. */
  describe(ctx: ReadContext, id: string): Promise<PrintedRecord>;
}
