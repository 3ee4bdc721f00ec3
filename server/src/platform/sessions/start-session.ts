import { randomBytes } from 'node:crypto';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { giveTokens, longestSessionSeconds } from './give-tokens.ts';
import { hashOfSeed } from './refresh-token.ts';

const mostSessions = 10;

/** What the way of signing in has proved; a password, with a code where one is asked for, proves all there is. */
export interface SessionProof {
  provedAt: string;
  secondFactor: 'by_provider' | 'owed' | null;
}

/** Opens a session of a person whose row is locked; the one idle longest ends when there are more than ten. */
export async function startSession(
  ctx: WriteContext,
  userId: string,
  clientType: 'browser' | 'native',
  { provedAt, secondFactor }: SessionProof = { provedAt: new Date().toISOString(), secondFactor: null },
) {
  const { db, actor, services } = ctx;
  const sessionId = uuidv7();
  const seed = randomBytes(32);
  await db.execute(sql`
    insert into sessions (tenant_id, id, user_id, client_type, refresh_hash, ip, user_agent, proved_at, second_factor, expires_at)
    values (${db.tenant}, ${sessionId}, ${userId}, ${clientType}, ${hashOfSeed(seed)}, ${actor.ip ?? null}, ${actor.userAgent ?? null},
      ${provedAt}, ${secondFactor}, now() + ${longestSessionSeconds} * interval '1 second')`);
  await db.execute(sql`
    update sessions set ended_at = now(), end_reason = 'too_many'
    where tenant_id = ${db.tenant} and id in (
      select id from sessions where tenant_id = ${db.tenant} and user_id = ${userId} and ended_at is null and expires_at > now()
      order by last_seen_at desc, id desc offset ${mostSessions})`);
  return { sessionId, ...(await giveTokens(services, { userId, tenantId: db.tenant, sessionId, seed, clientType })) };
}
