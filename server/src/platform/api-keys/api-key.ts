import { type ApiKey, apiKey as declared } from '../../../../nouns/api-key.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { store } from '../records/store.ts';

export const apiKey = entityOf(declared);

/** How a key stands now; what has expired is still written as active. */
export const keyStatus =
  "(case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end)";

export const apiKeys = store(apiKey, {
  prefix: () => raw("'ppk_' || key.env || '_' || key.key_id"),
  masked: () => raw("'ppk_' || key.env || '_' || key.key_id || '_••••' || key.last4"),
  allowedCidrs: () => raw('key.allowed_cidrs::text[]'),
  status: () => raw(keyStatus),
  readOnly: (tenant) => sql`
    not exists (select 1 from users u where u.tenant_id = ${tenant} and u.id = key.created_by and u.status = 'active')`,
  lastUsedIp: () => raw('host(key.last_used_ip)'),
});

/** Writes a change of a key that its caller has locked; undefined where `differs` says that nothing changes. */
export const writeKey = (db: Db, id: string, change: Sql, differs: Sql = raw('true')): Promise<ApiKey | undefined> =>
  db.first<ApiKey>(sql`
    with written as (
      update api_keys set ${change}, version = version + 1, updated_at = now()
      where tenant_id = ${db.tenant} and id = ${id} and ${differs} returning *)
    ${apiKeys.select(db, raw('true'), raw('written'))}`);
