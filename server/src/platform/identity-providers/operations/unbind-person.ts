import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accessLetter } from '../../accounts/access-letter.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { refuseTouchingOwner } from '../../users/owners.ts';
import { lockUser, user, users } from '../../users/user.ts';

export const unbindPerson = command({
  name: 'identity-providers.unbind-person',
  summary: words('Unbind a person from his account at a provider', 'Отвязать сотрудника от учётной записи поставщика'),
  description:
    'For an account that was made anew at the provider, which is refused as another subject. His sessions end, he is told by mail, and the next account of his e-mail is bound.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['conflict'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    const { db } = ctx;
    const person = await lockUser(db, id);
    await refuseTouchingOwner(db, ctx.actor, person);
    const unbound = await db.execute(
      sql`delete from provider_subjects where tenant_id = ${db.tenant} and user_id = ${id}`,
    );
    if (unbound === 0) throw notBound();
    const endedSessions = await endSessions(db, id, 'provider_unbound');
    const { variables, ...addressed } = await accessLetter(ctx, id);
    // The browser of an administrator says nothing to the person.
    await sendLetter(ctx, { template: 'provider-unbound', ...addressed, variables: { ...variables, device: null } });
    ctx.record(accountFact('provider_unbound', person, { endedSessions }));
    return users.byId(db, id);
  },
});

const notBound = () =>
  conflict(
    'not_bound',
    words(
      'He is bound to no account: he has not signed in by a provider.',
      'Сотрудник не связан с учётной записью: через поставщика он ещё не входил.',
    ),
  );
