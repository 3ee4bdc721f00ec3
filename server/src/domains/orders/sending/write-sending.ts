import type { PurchaseOrder } from '../../../../../nouns/purchase-order.ts';
import { digestOf, makeToken } from '../../../kernel/access/link-token.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { claimAddress } from '../../../platform/directory/claim-address.ts';
import { urlOf } from '../links/link-url.ts';
import { sealedToken } from '../links/sealed-token.ts';
import type { SendingInput } from './sending.input.ts';

/** Writes down that an order goes out, with a link of its own. */
export async function writeSending(
  ctx: WriteContext,
  { id: orderId, revision }: PurchaseOrder,
  { to, pdfFileId }: { to: readonly string[]; pdfFileId: string },
  { channel = 'email', subject, message }: SendingInput,
): Promise<{ sendingId: string; url: string }> {
  const { db, services, actor, newId: sendingId } = ctx;
  const token = makeToken();
  const digest = digestOf(token) as Buffer;
  const sealed = await services.vault.seal(db, sealedToken(sendingId), token);
  await db.execute(sql`
    insert into purchase_order_sendings (tenant_id, id, order_id, revision, channel, recipients, subject, message, sent_by, pdf_file_id, digest, sealed)
    values (${db.tenant}, ${sendingId}, ${orderId}, ${revision}, ${channel}, ${to}::text[], ${subject ?? null}, ${message ?? null}, ${actor.userId},
      ${pdfFileId}, ${digest}, ${sealed})`);
  await claimAddress(db, 'order link', { address: digest, recordId: sendingId });
  return { sendingId, url: urlOf(services, token) };
}
