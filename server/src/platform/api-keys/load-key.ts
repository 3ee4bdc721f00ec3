import type { KeyObject } from 'node:crypto';
import Type from 'typebox';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { HeldRole } from '../permissions/permissions-of-roles.ts';
import { rolesColumn } from '../permissions/roles-column.ts';
import { importedKeys } from '../secrets/imported-keys.ts';

export interface KeyRow {
  id: string;
  family_id: string;
  name: string;
  digest: Buffer;
  scopes: string[];
  allowed_cidrs: string[];
  require_if_match: boolean;
  writes_wait: boolean;
  rate_factor: string;
  status: 'active' | 'archived';
  expires_at: string | null;
  created_by: string | null;
  user_status: string | null;
  /** What the creator might do when he was blocked. */
  blocked_with: string[] | null;
  roles: HeldRole[];
  config_version: number;
  tenant_status: string;
  keys_of_blocked: 'read' | 'stop';
  agent_writes_wait: boolean;
  /** Of the installations the portal came from; a key made there is checked with them. */
  peppers: KeyObject[];
}

/** Everything a request by key is judged by, as it stands now. */
export const loadKey = query({
  name: 'api-keys.load-key',
  summary: words('Read a key for authentication', 'Прочитать ключ для проверки'),
  permission: 'internal',
  scope: null,
  input: Type.Object({ keyId: Type.String() }),
  output: Type.Unknown(),
  async run(ctx, { keyId }): Promise<KeyRow | undefined> {
    const row = await ctx.db.first<Omit<KeyRow, 'peppers'> & { moved: boolean }>(sql`
      select k.id, k.family_id, k.name, k.digest, k.scopes, k.allowed_cidrs::text[], k.require_if_match, k.writes_wait, k.rate_factor, k.status, k.expires_at,
        k.created_by, u.status as user_status, u.blocked_with, ${rolesColumn('k.created_by')},
        t.config_version, t.status as tenant_status, t.keys_of_blocked, t.agent_writes_wait,
        exists (select 1 from imported_keys imported where imported.tenant_id = ${ctx.db.tenant}) as moved
      from api_keys k
      join tenants t on t.tenant_id = ${ctx.db.tenant}
      left join users u on u.tenant_id = ${ctx.db.tenant} and u.id = k.created_by
      where k.tenant_id = ${ctx.db.tenant} and k.key_id = ${keyId}`);
    return row && { ...row, peppers: row.moved ? await importedKeys(ctx, 'pepper') : [] };
  },
});
