import { maskOf } from '../../../kernel/access/mask.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { counterpartyListing } from '../counterparty.list.ts';
import { type CounterpartyRow, counterpartyColumns, presentCounterparty } from '../counterparty.row.ts';
import { counterparty } from '../counterparty.ts';
import { suppliersOnly } from '../reach.ts';

export const listCounterparties = listQuery({
  name: 'counterparties.list-counterparties',
  summary: words('List counterparties', 'Список контрагентов'),
  description: '`roles=supplier,carrier` finds those with any of the roles, `roles[contains]` those with all of them.',
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  listing: counterpartyListing,
  row: counterparty.view,
  asksAtOnce: true,
  run: (ctx, input) => {
    const show = maskOf(counterparty, ctx.actor);
    const only = suppliersOnly(ctx.actor, 'read') ? [sql`party.roles @> '{supplier}'`] : [];
    const present = (row: CounterpartyRow) => show(presentCounterparty(row));
    return listRows(ctx, counterpartyListing, counterpartyColumns, input, present, only);
  },
});
