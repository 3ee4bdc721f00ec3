import { digestOf, makeToken } from '../../../kernel/access/link-token.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { claimAddresses } from '../../../platform/directory/claim-address.ts';
import { expiryOf, sealedToken } from './link-row.ts';

/** Gives every recipient a link; those who have one keep it, so that no letter that was sent stops working. */
export async function giveLinks(ctx: WriteContext, recipientIds: readonly string[], deadline: string): Promise<void> {
  const { db, services } = ctx;
  const rows = await db.many<{ recipient_id: string }>(
    sql`select recipient_id from supplier_rfq_links where tenant_id = ${db.tenant} and recipient_id = any(${recipientIds}::uuid[])`,
  );
  const there = new Set(rows.map(({ recipient_id }) => recipient_id));
  const fresh = recipientIds
    .filter((id) => !there.has(id))
    .map((id) => {
      const token = makeToken();
      return { id, token, digest: digestOf(token) as Buffer };
    });
  if (fresh.length === 0) return;
  const sealed = await services.vault.sealAll(
    db,
    fresh.map(({ id, token }) => ({ place: sealedToken(id), secret: token })),
  );
  const links = fresh.map(({ id, digest }, index) => ({
    recipient_id: id,
    digest: `\\x${digest.toString('hex')}`,
    sealed: sealed[index],
  }));
  await db.execute(sql`
    insert into supplier_rfq_links (tenant_id, recipient_id, digest, sealed, expires_at)
    select ${db.tenant}::uuid, recipient_id, digest, sealed, ${expiryOf(deadline)}::instant
    from json_to_recordset(${JSON.stringify(links)}::json) given(recipient_id uuid, digest bytea, sealed text)
    returning recipient_id`);
  await claimAddresses(
    db,
    'rfq link',
    fresh.map(({ id, digest }) => ({ address: digest, recordId: id })),
  );
}
