import type Type from 'typebox';
import { flag, integer, object } from '../../kernel/fields.ts';
import type { Listing } from '../../kernel/lists/listing.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type DocumentRow, documentColumns, presentDocument } from './bank-document.row.ts';
import { bankDocument, directions, documentStatuses } from './bank-document.ts';

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

type StatementLine = Type.Static<typeof statementLine>;

type LineRow = DocumentRow & Pick<StatementLine, 'position' | 'line' | 'repeated'>;

export const lineColumns: Sql = sql`${documentColumns}, ${raw('told.position, told.line, told.repeated')}`;

export const presentLine = ({ position, line, repeated, ...row }: LineRow): StatementLine => ({
  ...presentDocument(row),
  position,
  line,
  repeated,
});

export const lineListing: Listing = {
  name: 'bank-statement-lines',
  from: `bank_statement_lines told cross join lateral (
    select one.* from bank_documents one where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc`,
  alias: 'doc',
  defaultSort: 'position',
  fields: {
    id: { column: 'doc.id', kind: 'id', sortable: true },
    position: { column: 'told.position', kind: 'integer', sortable: true },
    status: { column: 'doc.status', kind: 'choice', values: documentStatuses },
    direction: { column: 'doc.direction', kind: 'choice', values: directions },
    counterpartyId: { column: 'doc.counterparty_id', kind: 'id', nullable: true },
    repeated: { column: 'told.repeated', kind: 'boolean' },
    date: { column: 'doc.date', kind: 'date', sortable: true },
    amount: { column: 'doc.amount', kind: 'decimal', sortable: true },
  },
};
