import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeCookie } from '../../sessions/cookies.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { giveTokens } from '../../sessions/give-tokens.ts';
import { givenRefreshToken } from '../../sessions/given-refresh-token.ts';
import { childSeed, hashOfSeed, type RefreshToken } from '../../sessions/refresh-token.ts';
import { accountFact } from '../account-fact.ts';
import { refreshTokenField } from '../account-fields.ts';
import { readPerson } from '../person.ts';
import { sessionView } from './log-in.ts';

interface Row {
  user_id: string;
  full_name: string;
  is_current: boolean;
  /** The token just replaced, asked again because an answer was lost. */
  is_echo: boolean;
  over: boolean;
  user_status: string;
  tenant_status: string;
}

export const refreshSession = command({
  name: 'accounts.refresh-session',
  summary: words('Renew the access token', 'Обновить токен доступа'),
  description:
    'Each refresh token works once; one used before ends the session. A session idle for 24 hours, or 14 days old, is over.',
  permission: 'visitor',
  scope: null,
  refuses: [
    'unauthenticated',
    'invalid_token',
    'session_revoked',
    'refresh_token_reused',
    'portal_suspended',
    'forbidden',
  ],
  revealsSecret: true,
  input: object({ refreshToken: Type.Optional(refreshTokenField()) }),
  output: object(sessionView),

  enter: async ({ refreshToken }, { services, actor }) => {
    const given = givenRefreshToken(services, actor.browser, refreshToken);
    if (given === undefined) throw refuse('unauthenticated');
    if (given === null) throw notGivenHere();
    return { tenantId: given.tenantId, carried: given };
  },

  async run(ctx, { refreshToken }, given: RefreshToken) {
    const { services } = ctx;
    const row = await holdSession(ctx, given);
    if (!row) throw notGivenHere();
    if (row.over || row.user_status !== 'active') throw refuse('session_revoked');
    if (!row.is_current && !row.is_echo) return endFamily(ctx, given, row);
    if (row.tenant_status !== 'active') throw refuse('portal_suspended');

    const seed = childSeed(services, given.seed);
    if (row.is_current) await rotate(ctx, given, seed);
    const clientType = refreshToken === undefined ? 'browser' : 'native';
    const { tokens, cookies } = await giveTokens(services, { ...given, userId: row.user_id, seed, clientType });
    ctx.nothingChanged();
    if (cookies.length > 0) ctx.respond({ headers: { 'Set-Cookie': cookies } });
    return { ...tokens, ...(await readPerson(ctx, row.user_id)) };
  },
});

const notGivenHere = () =>
  refuse(
    'invalid_token',
    words('The refresh token was not issued here or was altered.', 'Токен обновления выдан не здесь или изменён.'),
  );

const holdSession = ({ db }: WriteContext, { sessionId, hash }: RefreshToken) =>
  db.first<Row>(sql`
    select s.user_id, u.full_name, u.status as user_status, t.status as tenant_status, s.refresh_hash = ${hash} as is_current,
      coalesce(s.previous_hash = ${hash} and s.refreshed_at > now() - interval '20 seconds', false) as is_echo,
      s.ended_at is not null or s.expires_at <= now() or s.refreshed_at <= now() - interval '24 hours' as over
    from sessions s
    join users u on u.tenant_id = ${db.tenant} and u.id = s.user_id
    join tenants t on t.tenant_id = ${db.tenant}
    where s.tenant_id = ${db.tenant} and s.id = ${sessionId} for update of s`);

const rotate = ({ db, actor }: WriteContext, { sessionId, hash }: RefreshToken, seed: Buffer) =>
  db.execute(sql`
    update sessions set refresh_hash = ${hashOfSeed(seed)}, previous_hash = ${hash}, refreshed_at = now(), last_seen_at = now(),
      ip = ${actor.ip ?? null}, user_agent = ${actor.userAgent ?? null}
    where tenant_id = ${db.tenant} and id = ${sessionId}`);

/** Somebody holds a copy. Which of the two is the owner cannot be seen, so the session ends for both. */
async function endFamily(ctx: WriteContext, { sessionId }: RefreshToken, { user_id: id, full_name: fullName }: Row) {
  await endSessions(ctx.db, id, 'refresh_token_reused', { only: sessionId });
  ctx.record(accountFact('refresh_token_reused', { id, fullName }, { outcome: 'denied', sessionId }));
  return new Refusal('refresh_token_reused', undefined, {
    headers: { 'Set-Cookie': writeCookie(ctx.services, 'refresh', '', 0) },
  });
}
