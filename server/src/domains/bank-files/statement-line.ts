import type Type from 'typebox';
import { bankDocument as declared } from '../../../../nouns/bank-document.ts';
import { flag, integer, object } from '../../kernel/fields.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { bankDocument } from './bank-document.ts';

/** A document as it stands in one statement. */
export const statementLine = object(
  {
    ...bankDocument.fields,
    position: integer('Place in the file', { minimum: 1 }),
    line: integer('Line of the file it begins at', { minimum: 1 }),
    repeated: flag('Known before, or twice in the file'),
  },
  { title: 'Document of a statement' },
);

export type StatementLine = Type.Static<typeof statementLine>;

export const lineListing: Listing = {
  ...listingOf(declared, {
    name: 'bank-statement-lines',
    defaultSort: 'position',
    fields: {
      position: { column: 'held.position', kind: 'integer', sortable: true },
      repeated: { column: 'held.repeated', kind: 'boolean' },
    },
  }),
  from: 'bank_statement_lines held join bank_documents doc on doc.id = held.document_id',
};
