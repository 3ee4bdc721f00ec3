import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listRecords } from '../../../platform/records/read-operations.ts';
import { counterparties, counterpartyListing } from '../counterparty.ts';
import { suppliersOnly } from '../reach.ts';

export const listCounterparties = listRecords(counterparties, counterpartyListing, {
  name: 'counterparties.list-counterparties',
  summary: words('List counterparties', 'Список контрагентов'),
  description: '`roles=supplier,carrier` finds those with any of the roles, `roles[contains]` those with all of them.',
  permission: 'counterparties.read',
  scope: ['counterparties.read', 'suppliers.read'],
  within: (actor) => (suppliersOnly(actor, 'read') ? [sql`party.roles @> '{supplier}'`] : []),
});
