import Type from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import { id, object } from '../../kernel/fields.ts';
import { query } from '../../kernel/operation.ts';
import { type Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { type KeyRow, loadKey } from './load-key.ts';

/** Who acts now by a key that somebody used before: by the one that replaced it, where it was rotated. Refused where it has ended. */
export const actorOfKey = query({
  name: 'api-keys.actor-of-key',
  summary: words('Read who acts by a key', 'Прочитать, кто действует по ключу'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  async run(ctx, { id }): Promise<Actor> {
    const { keyId } = await ctx.db.one<{ keyId: string }>(sql`
      select newest.key_id as "keyId" from api_keys given
      join api_keys newest on newest.tenant_id = ${ctx.db.tenant} and newest.family_id = given.family_id
      where given.tenant_id = ${ctx.db.tenant} and given.id = ${id} order by newest.id desc limit 1`);
    const row = (await ctx.ask(loadKey, { keyId })) as KeyRow;
    const ended = whyEnded(row);
    if (ended) throw ended;
    return actorThrough(ctx.db.tenant, row);
  },
});

/** Who acts by a key: its creator, as far as its scopes go. */
export function actorThrough(tenantId: string, row: KeyRow): Actor {
  const answers = row.created_by !== null && row.user_status === 'active';
  return {
    kind: 'apiKey',
    tenantId,
    userId: answers ? row.created_by : null,
    throughId: row.id,
    permissions: rightsOf(row),
    ...(row.created_by === null && { byScopesAlone: true as const }),
    scopes: new Set(row.scopes),
    configVersion: row.config_version,
    proof: sql`select 1 from tenants where tenant_id = ${tenantId} and config_version = ${row.config_version}`,
    idempotencyHolder: row.family_id,
    credential: {
      id: row.id,
      name: row.name,
      requireIfMatch: row.require_if_match,
      writesWait: row.writes_wait,
      agentWritesWait: row.agent_writes_wait,
      rateFactor: Number(row.rate_factor),
      expiresAt: row.expires_at,
      grantedScopes: row.scopes,
    },
  };
}

/** By his roles; of somebody blocked no more than he might then. */
function rightsOf({ roles, blocked_with }: KeyRow): ReadonlySet<string> {
  const held = permissionsOfRoles(roles);
  return blocked_with === null ? held : new Set(blocked_with.filter((one) => held.has(one as never)));
}

/** Why a key no longer works, told only to who has its secret; null where it does. */
export function whyEnded({ name, status, expires_at, user_status, keys_of_blocked }: KeyRow): Refusal | null {
  if (status === 'archived')
    return refuse('api_key_revoked', words(`The API key “${name}” was revoked.`, `Ключ API «${name}» отозван.`));
  if (expires_at !== null && Date.parse(expires_at) <= Date.now()) {
    const at = new Date(expires_at).toISOString();
    return refuse(
      'api_key_expired',
      words(`The API key “${name}” expired at ${at}.`, `Срок действия ключа API «${name}» истёк в ${at}.`),
    );
  }
  return user_status === 'blocked' && keys_of_blocked === 'stop' ? stopped() : null;
}

const stopped = () =>
  refuse(
    'api_key_revoked',
    words(
      'The person who created the key is blocked, and the company disables the keys of blocked people.',
      'Сотрудник, создавший ключ, заблокирован, а компания останавливает такие ключи.',
    ),
  );
