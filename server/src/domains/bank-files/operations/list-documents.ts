import { maskOf } from '../../../kernel/access/mask.ts';
import { id } from '../../../kernel/fields.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { bankDocument } from '../bank-document.ts';
import { statementRow } from '../bank-statement.row.ts';
import { lineColumns, lineListing, presentLine, statementLine } from '../statement-line.ts';

export const listDocuments = listQuery({
  name: 'bank-files.list-documents',
  summary: words('List the documents of a bank statement', 'Список документов выписки'),
  description:
    'In the order of the file, each with the invoices it would pay, how sure that is, and the words it was told by. Accounts are shown to who may ' +
    'see the bank details of counterparties.',
  permission: 'payments.read',
  scope: ['finance.read'],
  listing: lineListing,
  row: statementLine,
  more: { id: id('Bank statement') },
  async run(ctx, { id: statementId, ...input }) {
    await statementRow(ctx.db, statementId as string);
    const seen = maskOf(bankDocument, ctx.actor);
    const told = sql`told.tenant_id = ${ctx.db.tenant} and told.statement_id = ${statementId}`;
    return listRows(
      ctx,
      lineListing,
      lineColumns,
      { ...input, statementId },
      (row: Parameters<typeof presentLine>[0]) => seen(presentLine(row)),
      [told],
    );
  },
});
