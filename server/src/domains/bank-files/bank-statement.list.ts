import type { Listing } from '../../kernel/lists/listing.ts';

export const statementListing: Listing = {
  name: 'bank-statements',
  from: 'bank_statements statement',
  alias: 'statement',
  defaultSort: '-createdAt',
  fields: {
    id: { column: 'statement.id', kind: 'id', sortable: true },
    status: { column: 'statement.status', kind: 'choice', values: ['ready', 'needs_review'] },
    periodFrom: { column: 'statement.period_from', kind: 'date', nullable: true },
    periodTo: { column: 'statement.period_to', kind: 'date', nullable: true },
    createdAt: { column: 'statement.created_at', kind: 'instant', sortable: true },
  },
};
