import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { expiryOf } from './link-row.ts';

/** After a submission the link shows the quote and takes no other until the buyer asks for one. */
export const consumeLink = ({ db }: WriteContext, recipientId: string) =>
  db.execute(sql`
    update supplier_rfq_links set state = 'consumed'
    where tenant_id = ${db.tenant} and recipient_id = ${recipientId} and state = 'active'`);

/** Submitted quotes may be corrected: after a revision, or when the buyer asks one supplier for a new version. */
export const reviveLinks = ({ db }: WriteContext, rfqId: string, recipientIds: readonly string[] | null = null) =>
  db.execute(sql`
    update supplier_rfq_links link set state = 'active' from supplier_rfq_recipients asked
    where link.tenant_id = ${db.tenant} and asked.tenant_id = ${db.tenant} and asked.id = link.recipient_id and asked.rfq_id = ${rfqId}
      and link.state = 'consumed' and (${recipientIds}::uuid[] is null or asked.id = any(${recipientIds}::uuid[]))`);

/** Links that never open again: of a cancelled request, or of one supplier. */
export const revokeLinks = ({ db }: WriteContext, recipientIds: readonly string[]) =>
  db.execute(sql`
    update supplier_rfq_links set state = 'revoked'
    where tenant_id = ${db.tenant} and recipient_id = any(${recipientIds}::uuid[]) and state <> 'revoked'`);

/** Links live as long as their request may be answered, and a while longer to be read. */
export const moveExpiry = ({ db }: WriteContext, rfqId: string, deadline: string) =>
  db.execute(sql`
    update supplier_rfq_links link set expires_at = ${expiryOf(deadline)} from supplier_rfq_recipients asked
    where link.tenant_id = ${db.tenant} and asked.tenant_id = ${db.tenant} and asked.id = link.recipient_id and asked.rfq_id = ${rfqId}`);
