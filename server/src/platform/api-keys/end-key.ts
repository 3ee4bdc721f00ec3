import type { ApiKey } from '../../../../nouns/api-key.ts';
import { nextStatus } from '../../kernel/lifecycle.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { apiKey, writeKey } from './api-key.ts';

/** Archives a key that its caller has locked; the portal's configuration version moves with it. */
export async function endKey(db: Db, { id, status }: ApiKey): Promise<ApiKey> {
  const ended = nextStatus(apiKey, 'archive', status);
  return (await writeKey(db, id, sql`status = ${ended}, archived_at = now()`)) as ApiKey;
}
