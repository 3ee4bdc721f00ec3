import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Those of these recipients whom a message of the request has gone to, or is going to. */
export async function askedByMessenger(db: Db, recipientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.many<{ id: string }>(sql`
    select distinct rfq_recipient_id as id from messenger_messages
    where tenant_id = ${db.tenant} and rfq_recipient_id = any(${recipientIds}::uuid[]) and status <> 'failed'`);
  return new Set(rows.map(({ id }) => id));
}
