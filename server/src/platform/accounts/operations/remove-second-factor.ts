import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { wrongPassword } from '../prove-password.ts';
import { dropSecondFactor } from '../second-factor/drop-second-factor.ts';
import { codeField, type Proven, provePerson } from '../second-factor/prove-person.ts';
import { noSecondFactor, wrongCode } from '../second-factor/refusals.ts';
import { tellSecondFactor } from '../second-factor/tell-second-factor.ts';
import { useCode } from '../second-factor/use-code.ts';

export const removeSecondFactor = command({
  name: 'accounts.remove-second-factor',
  summary: words('Turn the second factor off', 'Отключить второй фактор'),
  description:
    'Takes the password and a code, or a recovery code. Where a role demands a second factor, the next request asks for another. Told by mail.',
  permission: 'signed-in',
  scope: null,
  refuses: ['conflict', 'login_throttled'],
  input: object({ currentPassword: passwordField('Current password'), code: codeField() }),
  output: object({ status: choice(['removed'], 'Status') }),

  enter: ({ currentPassword, code }, approach) => provePerson(approach, currentPassword, code),

  async run(ctx, _, { login, isRight, factor, code }: Proven) {
    if (!factor?.confirmedAt) throw noSecondFactor();
    if (!isRight || code === null || !(await useCode(ctx.db, login.id, code))) {
      ctx.nothingChanged();
      return isRight ? wrongCode() : wrongPassword();
    }
    await dropSecondFactor(ctx.db, login.id);
    await tellSecondFactor(ctx, login.id, 'removed');
    ctx.record(accountFact('second_factor_removed', { id: login.id, fullName: login.full_name }));
    return { status: 'removed' as const };
  },
});
