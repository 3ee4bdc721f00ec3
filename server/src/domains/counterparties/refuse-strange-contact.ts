import { unknownReference, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Refuses a contact that is not one of this counterparty's. */
export async function refuseStrangeContact(db: Db, counterpartyId: string, contactId: string): Promise<void> {
  const known = await db.first(sql`
    select 1 from counterparty_contacts
    where tenant_id = ${db.tenant} and counterparty_id = ${counterpartyId} and id = ${contactId}`);
  if (!known) throw unknownReference('contactId', words('Contact', 'Контактное лицо'));
}
