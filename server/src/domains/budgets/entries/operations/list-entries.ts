import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { budgetReading, budgets } from '../../budget.ts';
import { budgetEntries, budgetEntry, entryListing } from '../budget-entry.ts';

export const listEntries = listQuery({
  name: 'budgets.list-entries',
  summary: words('List what takes of a budget', 'Из чего сложился расход бюджета'),
  description:
    'One figure of a kind for each requisition and invoice, as it stands now; the figures of the budget are their sums. The last to change come first.',
  ...budgetReading,
  listing: entryListing,
  row: budgetEntry.view,
  more: { id: id('Budget') },
  async run(ctx, { id, ...input }) {
    await budgets.byId(ctx.db, id as string);
    return listRows(ctx, entryListing, budgetEntries.columns(), input, (row) => row, [sql`entry.budget_id = ${id}`]);
  },
});
