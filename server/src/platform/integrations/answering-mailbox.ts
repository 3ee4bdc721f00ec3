import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The mailbox that is to take the answers of suppliers: one that is read, and whose settings say so. Null where there is none. */
export async function answeringMailbox(db: Db): Promise<string | null> {
  const found = await db.first<{ address: string }>(sql`
    select connected_account as address from integration_installations
    where tenant_id = ${db.tenant} and settings @> '{"answersHere": true}' and settings ? 'imap' and connected_account is not null
      and status in ('installed', 'sync_error') and archived_at is null
    order by created_at limit 1`);
  return found?.address ?? null;
}
