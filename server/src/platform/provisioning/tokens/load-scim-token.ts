import Type from 'typebox';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

export interface ScimToken {
  id: string;
  providerId: string;
  lastUsedAt: string | null;
  tenantStatus: 'active' | 'suspended';
}

/** A token that works now, by its digest. */
export const loadScimToken = query({
  name: 'provisioning.load-scim-token',
  summary: words('Read whose token it is', 'Прочитать, чей это токен'),
  permission: 'internal',
  scope: null,
  input: Type.Object({ digest: Type.Unsafe<Buffer>({}) }),
  output: Type.Unknown(),
  run: ({ db }, { digest }): Promise<ScimToken | undefined> =>
    db.first<ScimToken>(sql`
      select token.id, token.provider_id as "providerId", token.last_used_at as "lastUsedAt", portal.status as "tenantStatus"
      from scim_tokens token join tenants portal on portal.tenant_id = ${db.tenant}
      where token.tenant_id = ${db.tenant} and token.digest = ${digest} and (token.expires_at is null or token.expires_at > now())`),
});
