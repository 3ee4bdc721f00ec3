import { isLasting, type ProviderErrorKind } from '../../../kernel/integrations/provider.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Whether a mailbox waits for a person: it is switched off or not set up, or it was refused for what does not pass by itself. */
export async function isStopped(db: Db, installationId: string): Promise<boolean> {
  const held = await db.one<{ status: string; fault: ProviderErrorKind | null }>(sql`
    select status, last_error ->> 'kind' as fault from integration_installations
    where tenant_id = ${db.tenant} and id = ${installationId}`);
  if (held.status === 'sync_error') return held.fault !== null && isLasting(held.fault);
  return held.status !== 'installed';
}
