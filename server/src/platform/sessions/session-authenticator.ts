import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import type { ProofWay } from '../../kernel/access/presence.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { Door } from '../door/create-door.ts';
import { permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { type AccessClaims, verifyAccessToken } from './access-token.ts';
import { loadSession, type SessionRow } from './load-session.ts';

interface SessionVisit {
  token: string;
  ip: string;
  userAgent: string;
}

const mostRemembered = 10_000;

/**
 * Turns an access token into an actor. A verified token and its session are remembered; the door proves in each request's
 * own transaction that the session goes on and that nobody's rights have changed, so an end takes effect at once.
 */
export function sessionAuthenticator(door: Door) {
  const verified = new Map<string, AccessClaims>();
  const known = new Map<string, Actor>();

  async function claimsOf(token: string): Promise<AccessClaims> {
    const claims = verified.get(token) ?? (await verifyAccessToken(door.services, token));
    if (claims.exp * 1_000 <= Date.now()) {
      verified.delete(token);
      throw refuse('token_expired');
    }
    remember(verified, token, claims);
    return claims;
  }

  async function load({ tenantId, sessionId, userId }: AccessClaims): Promise<Actor> {
    const { result } = await door.query(loadSession, systemIn(tenantId), { sessionId });
    const row = result as SessionRow | undefined;
    if (!row || row.user_id !== userId || row.ended_at !== null || row.user_status !== 'active')
      throw refuse('session_revoked');
    if (Date.parse(row.expires_at) <= Date.now()) throw refuse('session_revoked');
    if (row.tenant_status !== 'active') throw refuse('portal_suspended');
    const actor = actorOf(tenantId, sessionId, row);
    remember(known, sessionId, actor);
    return actor;
  }

  return {
    async authenticate({ token, ip, userAgent }: SessionVisit): Promise<Actor> {
      const claims = await claimsOf(token);
      const actor = known.get(claims.sessionId) ?? (await load(claims));
      return { ...actor, ip, userAgent };
    },
    /** Forgets a session whose proof failed, so that the next look reads it anew. */
    forget(token: string) {
      const claims = verified.get(token);
      if (claims) known.delete(claims.sessionId);
    },
  };
}

function remember<V>(map: Map<string, V>, key: string, value: V) {
  if (map.size >= mostRemembered && !map.has(key)) map.delete(map.keys().next().value as string);
  map.set(key, value);
}

const actorOf = (tenantId: string, sessionId: string, row: SessionRow): Actor => ({
  kind: 'user',
  tenantId,
  userId: row.user_id,
  throughId: sessionId,
  sessionId,
  presence: { provedAt: row.proved_at, ways: waysOf(row) },
  permissions: permissionsOfRoles(row.roles),
  configVersion: row.config_version,
  proof: sql`
    select 1 from tenants t join sessions s on s.tenant_id = ${tenantId}
    where t.tenant_id = ${tenantId} and t.config_version = ${row.config_version} and s.id = ${sessionId} and s.ended_at is null`,
  credential: {
    id: sessionId,
    name: 'session',
    requireIfMatch: false,
    rateFactor: 1,
    expiresAt: row.expires_at,
    grantedScopes: [],
    mustChangePassword: row.must_change_password,
    mustAddSecondFactor: row.owes_second_factor,
    mustGiveCode: row.second_factor === 'owed' && row.has_second_factor,
  },
});

/** What proves again that it is he: who has neither a code, nor a password, nor a passkey goes to his provider. */
function waysOf(row: SessionRow): ProofWay[] {
  const passkey: ProofWay[] = row.has_passkey ? ['passkey'] : [];
  if (row.needs_passkey) return passkey;
  if (row.has_second_factor) return ['code', ...passkey];
  if (row.has_password) return ['password', ...passkey];
  return row.has_passkey ? passkey : ['provider'];
}
