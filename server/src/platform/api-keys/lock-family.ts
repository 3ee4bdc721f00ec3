import type { ApiKey } from '../../../../nouns/api-key.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { apiKeys } from './api-key.ts';

/** The keys in force that came of this one by rotation, itself among them, locked until the transaction ends. */
export async function lockFamily(db: Db, id: string): Promise<ApiKey[]> {
  const family = sql`(select born.family_id from api_keys born where born.tenant_id = ${db.tenant} and born.id = ${id})`;
  const lock = sql`select 1 from api_keys key where key.tenant_id = ${db.tenant} and key.family_id = ${family} for update of key`;
  const held = apiKeys.select(db, sql`key.status = 'active' and key.family_id = ${family}`);
  const [, keys] = await Promise.all([db.execute(lock), apiKeys.read(db, sql`${held} order by key.id`)]);
  return keys;
}
