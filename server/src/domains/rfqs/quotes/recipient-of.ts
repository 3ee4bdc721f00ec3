import type { ReadContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Who was asked of a request is the supplier who answers; null where he was not. */
export async function recipientOf(
  { db }: Pick<ReadContext, 'db'>,
  rfqId: string,
  supplierId: string,
): Promise<string | null> {
  const asked = await db.first<{ id: string }>(sql`
    select id from supplier_rfq_recipients
    where tenant_id = ${db.tenant} and rfq_id = ${rfqId} and supplier_id = ${supplierId} and status <> 'revoked'`);
  return asked?.id ?? null;
}
