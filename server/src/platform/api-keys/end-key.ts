import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type ApiKeyRow, keyColumns, presentKey } from './api-key.row.ts';
import { type ApiKey, apiKeyLifecycle } from './api-key.ts';

/** Archives a key that its caller has locked; the portal's configuration version moves with it. */
export async function endKey(db: Db, id: string): Promise<ApiKey> {
  const row = await db.one<ApiKeyRow>(sql`
    update api_keys key set status = ${apiKeyLifecycle.next('archive', 'active')}, archived_at = now(), updated_at = now(), version = version + 1
    where key.tenant_id = ${db.tenant} and key.id = ${id} returning ${keyColumns}`);
  return presentKey(row);
}
