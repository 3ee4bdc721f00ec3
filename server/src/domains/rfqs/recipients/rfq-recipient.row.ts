import { raw, type Sql } from '../../../kernel/sql/sql.ts';
import type { RfqRecipient } from './rfq-recipient.ts';

/** The one place that maps recipients to their card; names come from the counterparties. */
export const recipientColumns: Sql = raw(`
  asked.id, asked.rfq_id, asked.supplier_id, asked.counterparty_id, asked.contact_id, asked.email, asked.channel, asked.status,
  asked.sent_at, asked.last_error, asked.first_viewed_at, asked.view_count, asked.reminders_sent, asked.last_reminded_at,
  asked.decline_reason, asked.revision, asked.version, asked.created_at, asked.updated_at,
  (select link.expires_at from supplier_rfq_links link where link.tenant_id = asked.tenant_id and link.recipient_id = asked.id) as link_expires_at,
  (select quote.id from supplier_quotes quote
   where quote.tenant_id = asked.tenant_id and quote.rfq_id = asked.rfq_id and quote.supplier_id = asked.supplier_id
     and quote.status <> 'withdrawn') as quote_id`);

export interface RecipientRow {
  id: string;
  rfq_id: string;
  supplier_id: string;
  counterparty_id: string;
  contact_id: string | null;
  email: string | null;
  channel: RfqRecipient['channel'];
  status: RfqRecipient['status'];
  sent_at: string | null;
  last_error: string | null;
  first_viewed_at: string | null;
  view_count: number;
  reminders_sent: number;
  last_reminded_at: string | null;
  decline_reason: string | null;
  revision: number;
  version: number;
  created_at: string;
  updated_at: string;
  link_expires_at: string | null;
  quote_id: string | null;
}

export const presentRecipient = (row: RecipientRow, name: string, contactName: string | null): RfqRecipient => ({
  id: row.id,
  rfqId: row.rfq_id,
  supplierId: row.supplier_id,
  counterpartyId: row.counterparty_id,
  name,
  contactId: row.contact_id,
  contactName,
  email: row.email,
  channel: row.channel,
  status: row.status,
  sentAt: row.sent_at,
  lastError: row.last_error,
  firstViewedAt: row.first_viewed_at,
  viewCount: row.view_count,
  remindersSent: row.reminders_sent,
  lastRemindedAt: row.last_reminded_at,
  quoteId: row.quote_id,
  declineReason: row.decline_reason,
  linkExpiresAt: row.link_expires_at,
  revision: row.revision,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
