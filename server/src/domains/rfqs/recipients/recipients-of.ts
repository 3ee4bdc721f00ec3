import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql } from '../../../kernel/sql/sql.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';
import { presentRecipient, type RecipientRow, recipientColumns } from './rfq-recipient.row.ts';
import { type RfqRecipient, rfqRecipient } from './rfq-recipient.ts';

/** All who are asked, in the order they were added, with the names they have now. */
export const recipientsOf = (db: Db, rfqId: string): Promise<RfqRecipient[]> =>
  recipientsWhere(db, sql`asked.rfq_id = ${rfqId}`);

/** One of those a request asks; anybody else is not found. */
export async function recipientById(db: Db, rfqId: string, id: string): Promise<RfqRecipient> {
  const [found] = await recipientsWhere(db, sql`asked.rfq_id = ${rfqId} and asked.id = ${id}`);
  if (!found) throw notFound(rfqRecipient.noun);
  return found;
}

async function recipientsWhere(db: Db, condition: Sql): Promise<RfqRecipient[]> {
  const rows = await db.many<RecipientRow>(sql`
    select ${recipientColumns} from supplier_rfq_recipients asked
    where asked.tenant_id = ${db.tenant} and ${condition} order by asked.id`);
  if (rows.length === 0) return [];
  const parties = await rfqAddresses(db, [...new Set(rows.map((row) => row.counterparty_id))]);
  return rows.map((row) => {
    const party = parties.get(row.counterparty_id);
    const contact = party?.contacts.find(({ id }) => id === row.contact_id);
    return presentRecipient(row, party?.name ?? '', contact?.fullName ?? null);
  });
}
