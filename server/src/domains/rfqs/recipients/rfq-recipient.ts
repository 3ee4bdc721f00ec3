import Type from 'typebox';
import { rfqRecipient as declared, type RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { object, shownId } from '../../../kernel/fields.ts';
import { notFound } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { rfqAddresses } from '../../counterparties/rfq-addresses.ts';

export const rfqRecipient = entityOf(declared);

const rfqRecipients = store(
  rfqRecipient,
  {
    // Both names are asked for once for all recipients.
    name: () => sql`''`,
    contactName: () => sql`null`,
    linkExpiresAt: (tenant) => sql`
      (select link.expires_at from supplier_rfq_links link where link.tenant_id = ${tenant} and link.recipient_id = asked.id)`,
    quoteId: (tenant) => sql`
      (select quote.id from supplier_quotes quote
       where quote.tenant_id = ${tenant} and quote.rfq_id = asked.rfq_id and quote.supplier_id = asked.supplier_id
         and quote.status <> 'withdrawn')`,
  },
  { complete: nameRecipients },
);

async function nameRecipients<Row extends Partial<RfqRecipient>>(db: Db, rows: Row[]): Promise<Row[]> {
  if (rows.length === 0) return rows;
  const parties = await rfqAddresses(db, [...new Set(rows.map(({ counterpartyId }) => counterpartyId as string))]);
  return rows.map((row) => {
    const party = parties.get(row.counterpartyId ?? '');
    const contact = party?.contacts.find(({ id }) => id === row.contactId);
    return { ...row, name: party?.name ?? '', contactName: contact?.fullName ?? null };
  });
}

/** All who are asked, in the order they were added, with the names they have now. */
export const recipientsOf = (db: Db, rfqId: string): Promise<RfqRecipient[]> =>
  rfqRecipients.read(db, sql`${rfqRecipients.select(db, sql`asked.rfq_id = ${rfqId}`)} order by asked.id`);

/** One of those a request asks; anybody else is not found. */
export async function recipientById(db: Db, rfqId: string, id: string): Promise<RfqRecipient> {
  const recipient = await rfqRecipients.byId(db, id);
  if (recipient.rfqId !== rfqId) throw notFound(rfqRecipient.noun);
  return recipient;
}

/** A supplier, or a counterparty that becomes one; written to at the given contact and address, or at those that get requests. */
export const newRecipient = object(
  {
    supplierId: Type.Optional(rfqRecipient.fields.supplierId),
    counterpartyId: Type.Optional(shownId('Counterparty')),
    ...rfqRecipient.change,
  },
  { title: 'Recipient; named by supplierId or by counterpartyId' },
);

export type RecipientInput = Type.Static<typeof newRecipient>;

export const mostRecipients = 100;
