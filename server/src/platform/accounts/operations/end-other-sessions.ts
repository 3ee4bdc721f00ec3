import { choice, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountFact } from '../account-fact.ts';
import { readPerson } from '../person.ts';

export const endOtherSessions = command({
  name: 'accounts.end-other-sessions',
  summary: words('End all my other sessions', 'Завершить остальные мои сеансы'),
  description: 'The session that asks goes on. Where there is no other, nothing changes.',
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: object({ status: choice(['ended'], 'Status'), endedSessions: integer('Other sessions ended') }),

  async run(ctx) {
    const userId = ctx.actor.userId as string;
    const endedSessions = await endSessions(ctx.db, userId, 'ended_by_user', { except: ctx.actor.sessionId });
    if (endedSessions === 0) ctx.nothingChanged();
    else {
      const { user } = await readPerson(ctx, userId);
      ctx.record(accountFact('session_ended', user, { endedSessions }));
    }
    return { status: 'ended' as const, endedSessions };
  },
});
