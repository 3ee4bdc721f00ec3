import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { touchedBy } from '../../../platform/reactions/touched-by.ts';
import { counterparty } from '../../counterparties/counterparty.ts';

/** A question names its supplier. */
export const askedSupplierShown = touchedBy([counterparty.event('updated')], {
  name: 'rfqs.touch-questions-by-supplier',
  summary: words('Show the renamed supplier beside its questions', 'Показать переименованного поставщика у вопросов'),
  fields: ['shortName'],
  table: 'rfq_questions',
  where: (db, counterpartyId) => sql`one.recipient_id in (
    select asked.id from supplier_rfq_recipients asked
    where asked.tenant_id = ${db.tenant} and asked.counterparty_id = ${counterpartyId})`,
});
