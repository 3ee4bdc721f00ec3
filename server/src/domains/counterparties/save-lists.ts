import { isDeepStrictEqual } from 'node:util';
import type { Contact } from '../../../../nouns/contact.ts';
import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { inOrder } from './settle-list.ts';

/** A list of the counterparty `id` as it was and as it is to be. */
interface Listed<Item> {
  id: string;
  before: readonly Item[];
  after: readonly Item[];
}

/** Makes the stored lists the given ones, keyed by identifier; answers whether that changed anything. */
export async function saveRequisites(db: Db, lists: ReadonlyArray<Listed<PaymentRequisite>>): Promise<boolean> {
  const { parties, items } = changedOf(lists);
  if (parties.length === 0) return false;
  await db.execute(sql`
    delete from payment_requisites where tenant_id = ${db.tenant} and counterparty_id = any(${parties}::uuid[]) and id <> all(${idsOf(items)}::uuid[])`);
  await db.execute(sql`
    insert into payment_requisites (tenant_id, counterparty_id, id, label, bank_name, bik, checking_account, correspondent_account, currency, is_primary)
    select ${db.tenant}::uuid, r."counterpartyId", r.id, r.label, r."bankName", r.bik, r."checkingAccount", r."correspondentAccount", r.currency, r."isPrimary"
    from json_to_recordset(${JSON.stringify(items)}) as r
      ("counterpartyId" uuid, id uuid, label text, "bankName" text, bik text, "checkingAccount" text, "correspondentAccount" text, currency text, "isPrimary" boolean)
    on conflict (tenant_id, id) do update set label = excluded.label, bank_name = excluded.bank_name, bik = excluded.bik,
      checking_account = excluded.checking_account, correspondent_account = excluded.correspondent_account,
      currency = excluded.currency, is_primary = excluded.is_primary`);
  return true;
}

export async function saveContacts(db: Db, lists: ReadonlyArray<Listed<Contact>>): Promise<boolean> {
  const { parties, items } = changedOf(lists);
  if (parties.length === 0) return false;
  await db.execute(sql`
    delete from counterparty_contacts where tenant_id = ${db.tenant} and counterparty_id = any(${parties}::uuid[]) and id <> all(${idsOf(items)}::uuid[])`);
  await db.execute(sql`
    insert into counterparty_contacts (tenant_id, counterparty_id, id, full_name, position, email, phone, is_primary, receives_rfq, messenger_ids)
    select ${db.tenant}::uuid, c."counterpartyId", c.id, c."fullName", c.position, c.email, c.phone, c."isPrimary", c."receivesRfq", c."messengerIds"
    from json_to_recordset(${JSON.stringify(items)}) as c
      ("counterpartyId" uuid, id uuid, "fullName" text, position text, email text, phone text, "isPrimary" boolean, "receivesRfq" boolean, "messengerIds" jsonb)
    on conflict (tenant_id, id) do update set full_name = excluded.full_name, position = excluded.position, email = excluded.email,
      phone = excluded.phone, is_primary = excluded.is_primary, receives_rfq = excluded.receives_rfq, messenger_ids = excluded.messenger_ids`);
  return true;
}

/** The counterparties whose list differs, and all that is to stand in these. */
function changedOf<Item extends { id: string }>(lists: ReadonlyArray<Listed<Item>>) {
  const changed = lists.filter(({ before, after }) => !isDeepStrictEqual(before, inOrder(after)));
  return {
    parties: changed.map(({ id }) => id),
    items: changed.flatMap(({ id: counterpartyId, after }) => after.map((item) => ({ ...item, counterpartyId }))),
  };
}

const idsOf = (items: ReadonlyArray<{ id: string }>) => items.map(({ id }) => id);
