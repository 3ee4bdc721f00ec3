import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { bankStatement, bankStatements, inLanguage } from '../bank-statement.ts';

export const getStatement = query({
  name: 'bank-files.get-statement',
  summary: words('Get a bank statement', 'Получить выписку банка'),
  description:
    'Its accounts with the check of their sums, what was noticed in the file, and what came of its documents.',
  permission: 'payments.read',
  scope: ['finance.read'],
  input: object({ id: id() }),
  output: bankStatement.view,
  run: async (ctx, input) =>
    bankStatements.show(ctx.actor, inLanguage(ctx.language)(await bankStatements.byId(ctx.db, input.id))),
});
