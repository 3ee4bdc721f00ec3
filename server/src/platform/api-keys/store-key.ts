import type { ApiKey } from '../../../../nouns/api-key.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { claimAddress } from '../directory/claim-address.ts';
import { keepQuota } from '../quotas/keep-quota.ts';
import { apiKeys } from './api-key.ts';
import { digestSecret, makeKey } from './key-format.ts';

const mostActive = 100;

interface NewKey {
  name: string;
  env: 'live' | 'test';
  scopes: readonly string[];
  allowedCidrs: readonly string[];
  requireIfMatch: boolean;
  writesWait: boolean;
  expiresAt: string | null;
  createdBy: string | null;
  rateFactor?: string;
  /** The family of the key it replaces; a family of its own otherwise. */
  familyId?: string;
}

/** Host bits are cut off, so that 10.1.2.3/8 is stored as the block it means. */
export const storedCidrs = (blocks: readonly string[]): Sql => sql`blocks_of(${blocks}::text[])`;

/** Makes a secret and keeps its digest; the text in the answer exists nowhere else. */
export async function storeKey(db: Db, services: Services, key: NewKey): Promise<{ key: ApiKey; secret: string }> {
  await keepQuota(db, {
    most: mostActive,
    counting: sql`
      select count(*) as held from api_keys
      where tenant_id = ${db.tenant} and status = 'active' and (expires_at is null or expires_at > now())`,
    detail: words(
      `A portal has at most ${mostActive} active keys. Archive one first.`,
      `В портале не больше ${mostActive} действующих ключей. Сначала отправьте один из них в архив.`,
    ),
  });
  const made = makeKey(key.env);
  const stored = await db.one<ApiKey>(sql`
    with made as (insert into api_keys (tenant_id, family_id, key_id, digest, last4, env, name, scopes, allowed_cidrs, require_if_match, writes_wait, rate_factor, expires_at, created_by)
    values (${db.tenant}, coalesce(${key.familyId ?? null}::uuid, uuidv7()), ${made.keyId}, ${digestSecret(services.pepper, made.secret)},
      ${made.text.slice(-4)}, ${key.env}, ${key.name}, ${key.scopes}, ${storedCidrs(key.allowedCidrs)}, ${key.requireIfMatch}, ${key.writesWait},
      ${key.rateFactor ?? '1'}, ${key.expiresAt}, ${key.createdBy})
    returning *)
    ${apiKeys.select(db, raw('true'), raw('made'))}`);
  await claimAddress(db, 'api key', { address: made.keyId, recordId: stored.id });
  return { key: stored, secret: made.text };
}
