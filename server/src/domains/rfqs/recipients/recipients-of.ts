import type { Db } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { presentRecipient, type RecipientRow, recipientColumns } from './rfq-recipient.row.ts';
import type { RfqRecipient } from './rfq-recipient.ts';

/** All who are asked, in the order they were added, with the names they have now. */
export async function recipientsOf(db: Db, rfqId: string): Promise<RfqRecipient[]> {
  const rows = await db.many<RecipientRow>(sql`
    select ${recipientColumns} from supplier_rfq_recipients asked
    where asked.tenant_id = ${db.tenant} and asked.rfq_id = ${rfqId} order by asked.id`);
  if (rows.length === 0) return [];
  const parties = await rfqAddresses(db, [...new Set(rows.map((row) => row.counterparty_id))]);
  return rows.map((row) => {
    const party = parties.get(row.counterparty_id);
    const contact = party?.contacts.find(({ id }) => id === row.contact_id);
    return presentRecipient(row, party?.name ?? '', contact?.fullName ?? null);
  });
}
