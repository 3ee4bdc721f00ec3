import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, sql } from '../../kernel/sql/sql.ts';
import { type ApiKey, apiKey } from './api-key.ts';

/** The digest is not among them: nothing that presents a key can read it. */
export const keyColumns = sql`
  key.id, key.name, key.key_id, key.last4, key.env, key.scopes, key.allowed_cidrs::text[], key.require_if_match,
  case when key.status = 'archived' then 'archived' when key.expires_at <= now() then 'expired' else 'active' end as status,
  not exists (select 1 from users u where u.tenant_id = ${ownTenant} and u.id = key.created_by and u.status = 'active') as read_only,
  key.family_id, key.successor_id, key.expires_at, key.last_used_at, host(key.last_used_ip) as last_used_ip,
  key.version, key.created_at, key.updated_at, key.archived_at, key.created_by`;

export interface ApiKeyRow {
  id: string;
  name: string;
  key_id: string;
  last4: string;
  env: 'live' | 'test';
  scopes: ApiKey['scopes'];
  allowed_cidrs: string[];
  require_if_match: boolean;
  status: ApiKey['status'];
  read_only: boolean;
  family_id: string;
  successor_id: string | null;
  expires_at: string | null;
  last_used_at: string | null;
  last_used_ip: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  archived_at: string | null;
  created_by: string | null;
}

const prefixOf = (row: { env: string; key_id: string }) => `ppk_${row.env}_${row.key_id}`;

export const presentKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: prefixOf(row),
  masked: `${prefixOf(row)}_••••${row.last4}`,
  env: row.env,
  scopes: row.scopes,
  allowedCidrs: row.allowed_cidrs,
  requireIfMatch: row.require_if_match,
  status: row.status,
  readOnly: row.read_only,
  familyId: row.family_id,
  successorId: row.successor_id,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  lastUsedIp: row.last_used_ip,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  archivedAt: row.archived_at,
  createdBy: row.created_by,
});

/** `onlyOf` hides the keys of others: they are not found. */
export async function keyById(db: Db, keyId: string, onlyOf: string | null): Promise<ApiKey> {
  const row = await db.first<ApiKeyRow>(sql`
    select ${keyColumns} from api_keys key where key.tenant_id = ${db.tenant} and key.id = ${keyId}
      and (${onlyOf}::uuid is null or key.created_by = ${onlyOf}::uuid)`);
  if (!row) throw notFound(apiKey.noun);
  return presentKey(row);
}

/** The same, locked until the transaction ends. */
export async function lockKey(db: Db, keyId: string, onlyOf: string | null): Promise<ApiKey> {
  const lock = sql`select 1 from api_keys where tenant_id = ${db.tenant} and id = ${keyId} for update`;
  const [, held] = await Promise.all([db.execute(lock), keyById(db, keyId, onlyOf)]);
  return held;
}
