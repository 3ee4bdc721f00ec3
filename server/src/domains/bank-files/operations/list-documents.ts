import { maskOf } from '../../../kernel/access/mask.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { bankDocument, bankDocuments } from '../bank-document.ts';
import { bankStatements } from '../bank-statement.ts';
import { lineListing, type StatementLine, statementLine } from '../statement-line.ts';

const place = raw('held.position, held.line, held.repeated');

export const listDocuments = listQuery({
  name: 'bank-files.list-documents',
  summary: words('List the documents of a bank statement', 'Список документов выписки'),
  description:
    'In the order of the file, each with the invoices it would pay, how sure that is, and the words it was found by. Accounts are shown to those ' +
    'who may see the bank details of counterparties.',
  permission: 'payments.read',
  scope: ['finance.read'],
  listing: lineListing,
  row: statementLine,
  noun: bankDocument.declared,
  more: { id: id('Bank statement') },
  async run(ctx, { id: statementId, ...input }) {
    const { db, actor } = ctx;
    await bankStatements.byId(db, statementId as string);
    const columns = sql`${bankDocuments.shown()}, ${place}`;
    const ofStatement = sql`held.tenant_id = ${db.tenant} and held.statement_id = ${statementId}`;
    const asked = { ...input, statementId };
    return listRows<StatementLine, StatementLine>(ctx, lineListing, columns, asked, maskOf(bankDocument, actor), [
      ofStatement,
    ]);
  },
});
