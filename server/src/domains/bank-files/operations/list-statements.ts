import { maskOf } from '../../../kernel/access/mask.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { statementListing } from '../bank-statement.list.ts';
import { presentStatement, type StatementRow, statementColumns } from '../bank-statement.row.ts';
import { bankStatement } from '../bank-statement.ts';

export const listStatements = listQuery({
  name: 'bank-files.list-statements',
  summary: words('List bank statements', 'Список выписок банка'),
  description:
    'Newest first, each with what came of its documents. Statements stay readable after the card was removed.',
  permission: 'payments.read',
  scope: ['finance.read'],
  listing: statementListing,
  row: bankStatement.view,
  async run(ctx, input) {
    const [present, seen] = [presentStatement(ctx.language), maskOf(bankStatement, ctx.actor)];
    return listRows(ctx, statementListing, statementColumns, input, (row: StatementRow) => seen(present(row)));
  },
});
