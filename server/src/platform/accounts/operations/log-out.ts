import Type from 'typebox';
import type { Actor } from '../../../kernel/access/actor.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { writeCookie } from '../../sessions/cookies.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { givenRefreshToken } from '../../sessions/given-refresh-token.ts';
import { accountFact } from '../account-fact.ts';
import { refreshTokenField } from '../account-fields.ts';

interface Ending {
  tenantId: string;
  sessionId: string;
}

export const logOut = command({
  name: 'accounts.log-out',
  summary: words('Sign out', 'Выйти'),
  description: 'Ends the session of the access token, of the refresh cookie or of the refresh token in the body.',
  permission: 'visitor',
  scope: null,
  knowsSession: true,
  refuses: ['unauthenticated', 'forbidden'],
  input: object({ refreshToken: Type.Optional(refreshTokenField()) }),
  output: object({ status: choice(['logged_out'], 'Status') }),

  enter: async ({ refreshToken }, { services, actor }) => {
    const ending = endingOf(services, actor, refreshToken);
    return { tenantId: ending.tenantId, carried: ending };
  },

  async run(ctx, _, { sessionId }: Ending) {
    const { db, services } = ctx;
    ctx.nothingChanged();
    const person = await db.first<{ id: string; fullName: string }>(sql`
      select u.id, u.full_name as "fullName" from sessions s join users u on u.tenant_id = ${db.tenant} and u.id = s.user_id
      where s.tenant_id = ${db.tenant} and s.id = ${sessionId}`);
    const ended = person ? await endSessions(db, person.id, 'logged_out', { only: sessionId }) : 0;
    if (person && ended > 0) ctx.record(accountFact('signed_out', person, { sessionId }));
    ctx.respond({ headers: { 'Set-Cookie': writeCookie(services, 'refresh', '', 0) } });
    return { status: 'logged_out' as const };
  },
});

function endingOf(services: Services, actor: Actor, refreshToken: string | undefined): Ending {
  if (actor.kind === 'user' && actor.sessionId) return { tenantId: actor.tenantId, sessionId: actor.sessionId };
  if (actor.kind !== 'visitor') throw refuse('forbidden');
  const given = givenRefreshToken(services, actor.browser, refreshToken);
  if (!given) throw refuse('unauthenticated');
  return given;
}
