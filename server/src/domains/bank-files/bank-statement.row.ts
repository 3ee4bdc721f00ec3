import { notFound, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { type BankStatement, bankStatement } from './bank-statement.ts';

/** Line by line, each document by its identifier: how many there are is known to nobody yet who plans the statement. */
const counts = `
  (select json_build_object('documents', count(*), 'repeated', count(*) filter (where told.repeated),
     'proposed', count(*) filter (where doc.status = 'proposed'), 'exact', count(*) filter (where doc.status = 'proposed' and doc.exact),
     'unmatched', count(*) filter (where doc.status = 'unmatched'), 'alreadyPaid', count(*) filter (where doc.status = 'already_paid'),
     'applied', count(*) filter (where doc.status = 'applied'), 'kept', count(*) filter (where doc.status = 'kept'))
   from bank_statement_lines told
   cross join lateral (select one.status, one.proposal->>'exact' = 'true' as exact from bank_documents one
     where one.tenant_id = told.tenant_id and one.id = told.document_id offset 0) doc
   where told.tenant_id = statement.tenant_id and told.statement_id = statement.id) as counts`;

/** The one place that maps the table to the card. */
export const statementColumns: Sql = raw(`
  statement.id, statement.installation_id as "installationId", statement.file_name as "fileName", statement.file_size as "fileSize",
  statement.status, statement.format_version as "formatVersion", statement.encoding, statement.sender,
  statement.created_on as "createdOn", statement.period_from as "periodFrom", statement.period_to as "periodTo",
  statement.accounts, statement.warnings, statement.version, statement.created_at as "createdAt", statement.updated_at as "updatedAt",
  statement.created_by as "createdBy", ${counts}`);

export interface StatementRow extends Omit<BankStatement, 'warnings' | 'accounts'> {
  accounts: NonNullable<BankStatement['accounts']>;
  warnings: Array<{ code: string; line: number | null; detail: Words; review: boolean }>;
}

export const presentStatement =
  (language: keyof Words) =>
  (row: StatementRow): BankStatement => ({
    ...row,
    warnings: row.warnings.map(({ detail, ...one }) => ({ ...one, message: detail[language] })),
  });

export async function statementRow(db: Db, id: string, lock: Sql = raw('')): Promise<StatementRow> {
  const row = await db.first<StatementRow>(sql`
    select ${statementColumns} from bank_statements statement
    where statement.tenant_id = ${db.tenant} and statement.id = ${id} ${lock}`);
  if (!row) throw notFound(bankStatement.noun);
  return row;
}
