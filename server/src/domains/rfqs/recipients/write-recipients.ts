import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { heldAlready, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { WantedRecipient } from './resolve-recipients.ts';
import { rfqRecipient } from './rfq-recipient.ts';

/** New recipients, in one statement. Their identifiers grow in the order given. */
export async function insertRecipients(ctx: WriteContext, rfqId: string, recipients: readonly WantedRecipient[]) {
  if (recipients.length === 0) return;
  const rows = recipients.map(({ supplierId, counterpartyId, contactId, email, channel }) => ({
    supplier_id: supplierId,
    counterparty_id: counterpartyId,
    contact_id: contactId,
    email,
    channel,
  }));
  await ctx.db.execute(sql`
    insert into supplier_rfq_recipients (tenant_id, rfq_id, supplier_id, counterparty_id, contact_id, email, channel)
    select ${ctx.db.tenant}::uuid, ${rfqId}::uuid, given.supplier_id, given.counterparty_id, given.contact_id, given.email, given.channel
    from jsonb_populate_recordset(null::supplier_rfq_recipients, ${JSON.stringify(rows)}::jsonb) with ordinality given
    order by ordinality returning id`);
}

/** Refuses a supplier who is asked already, or twice in one body. */
export function refuseDoubleSuppliers(
  there: readonly RfqRecipient[],
  wanted: readonly WantedRecipient[],
  at = (index: number) => `recipients/${index}/supplierId`,
): void {
  const holders = new Map(there.map(({ supplierId, id }) => [supplierId, id]));
  const named = new Set<string>();
  for (const [index, { supplierId }] of wanted.entries()) {
    const holder = holders.get(supplierId);
    if (holder !== undefined)
      throw heldAlready(`/${at(index)}`, askedTwice, { entityType: rfqRecipient.type, entityId: holder });
    if (named.has(supplierId)) throw heldAlready(`/${at(index)}`, askedTwice);
    named.add(supplierId);
  }
}

const askedTwice = words('This supplier is already in the request.', 'Этот поставщик в запросе уже есть.');
