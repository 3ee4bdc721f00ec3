import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { touchedBy } from '../../platform/reactions/touched-by.ts';
import { counterparty } from '../counterparties/counterparty.ts';

/** A sales invoice names its customer. */
export const customerShown = touchedBy([counterparty.event('updated')], {
  name: 'sales.touch-by-customer',
  summary: words('Show the renamed customer', 'Показать переименованного заказчика'),
  fields: ['shortName', 'inn'],
  table: 'sales_invoices',
  where: (_, counterpartyId) => sql`one.customer_id = ${counterpartyId}`,
});
