import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { budgetReading, budgets } from '../../budget.ts';
import { budgetTransfer, budgetTransfers, transferListing } from '../budget-transfer.ts';

export const listTransfers = listQuery({
  name: 'budgets.list-transfers',
  summary: words('List transfers of a budget', 'Перемещения бюджета'),
  description: 'Money that came to it and money that went from it, the newest first.',
  ...budgetReading,
  listing: transferListing,
  row: budgetTransfer.view,
  more: { id: id('Budget') },
  async run(ctx, { id, ...input }) {
    await budgets.byId(ctx.db, id as string);
    return listRows(ctx, transferListing, budgetTransfers.columns(), input, (row) => row, [
      sql`(moved.from_budget_id = ${id} or moved.to_budget_id = ${id})`,
    ]);
  },
});
