import type { BankStatement } from '../../../../../nouns/bank-statement.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { bankStatement, bankStatements, inLanguage, statementListing } from '../bank-statement.ts';

export const listStatements = listQuery({
  name: 'bank-files.list-statements',
  summary: words('List bank statements', 'Список выписок банка'),
  description:
    'Newest first, each with what came of its documents. Statements stay readable after the integration was removed.',
  permission: 'payments.read',
  scope: ['finance.read'],
  listing: statementListing,
  row: bankStatement.view,
  async run(ctx, input) {
    const spoken = inLanguage(ctx.language);
    const present = (row: BankStatement) => bankStatements.show(ctx.actor, spoken(row));
    return listRows(ctx, statementListing, bankStatements.shown(), input, present);
  },
});
