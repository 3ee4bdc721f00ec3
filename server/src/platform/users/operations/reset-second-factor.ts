import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { dropPasskeys } from '../../accounts/passkeys/drop-passkeys.ts';
import { dropSecondFactor } from '../../accounts/second-factor/drop-second-factor.ts';
import { noSecondFactor } from '../../accounts/second-factor/refusals.ts';
import { tellSecondFactor } from '../../accounts/second-factor/tell-second-factor.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { lockUser, user, users } from '../user.ts';

export const resetSecondFactor = command({
  name: 'users.reset-second-factor',
  summary: words("Reset a person's second factor", 'Сбросить второй фактор сотрудника'),
  description:
    'For whoever has lost the telephone and the recovery codes. His passkeys go too, his sessions end, he signs in by the password alone, and is told by mail.',
  permission: 'users.assign_role',
  scope: null,
  provesPresence: true,
  refuses: ['business_rule_violated', 'conflict'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    const person = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, person);
    if (id === ctx.actor.userId) throw ownFactor();
    const passkeys = await dropPasskeys(ctx.db, id);
    if (!(await dropSecondFactor(ctx.db, id)) && passkeys === 0) throw noSecondFactor();
    const endedSessions = await endSessions(ctx.db, id, 'second_factor_reset');
    await tellSecondFactor(ctx, id, 'removed_by_administrator');
    ctx.record(accountFact('second_factor_reset', person, { endedSessions, passkeys }));
    return users.byId(ctx.db, id);
  },
});

const ownFactor = () =>
  brokenRule(
    'own_account',
    words(
      'Remove your own second factor in your account: it takes a code.',
      'Свой второй фактор отключайте в своей учётной записи: для этого нужен код.',
    ),
  );
