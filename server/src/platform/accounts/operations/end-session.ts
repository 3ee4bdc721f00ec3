import { choice, id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountFact } from '../account-fact.ts';
import { readPerson } from '../person.ts';

export const endSession = command({
  name: 'accounts.end-session',
  summary: words('End one of my sessions', 'Завершить один из моих сеансов'),
  permission: 'signed-in',
  scope: null,
  refuses: ['not_found'],
  input: object({ id: id() }),
  output: object({ id: id(), status: choice(['ended'], 'Status') }),

  async run(ctx, { id }) {
    const ended = await endSessions(ctx.db, ctx.actor.userId as string, 'ended_by_user', { only: id });
    if (ended === 0) throw notFound(words('Session', 'Сеанс'));
    const { user } = await readPerson(ctx, ctx.actor.userId as string);
    ctx.record(accountFact('session_ended', user, { sessionId: id }));
    return { id, status: 'ended' as const };
  },
});
