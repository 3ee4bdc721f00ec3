import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { sealedToken } from './link-row.ts';

/** Where the links of these recipients lead. The token stands after the hash: no server on the way writes it down. */
export async function linkUrls(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  recipientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ recipient_id: string; sealed: string }>(sql`
    select recipient_id, sealed from supplier_rfq_links
    where tenant_id = ${db.tenant} and recipient_id = any(${recipientIds}::uuid[]) and state <> 'revoked'`);
  const tokens = await services.vault.openAll(
    db,
    rows.map(({ recipient_id, sealed }) => ({ place: sealedToken(recipient_id), sealed })),
  );
  return new Map(rows.map(({ recipient_id }, index) => [recipient_id, `${services.publicUrl}/rfq#${tokens[index]}`]));
}
