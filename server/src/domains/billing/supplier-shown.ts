import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { touchedBy } from '../../platform/reactions/touched-by.ts';
import { counterparty } from '../counterparties/counterparty.ts';

/** An invoice names its supplier. */
export const supplierShown = touchedBy([counterparty.event('updated')], {
  name: 'billing.touch-by-supplier',
  summary: words('Show the renamed supplier', 'Показать переименованного поставщика'),
  fields: ['shortName', 'inn'],
  table: 'invoices',
  where: (_, counterpartyId) => sql`one.counterparty_id = ${counterpartyId}`,
});
