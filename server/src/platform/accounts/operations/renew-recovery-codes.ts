import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { wrongPassword } from '../prove-password.ts';
import { giveRecoveryCodes } from '../second-factor/give-recovery-codes.ts';
import { codeField, type Proven, provePerson } from '../second-factor/prove-person.ts';
import { recoveryCodesField } from '../second-factor/recovery-codes-field.ts';
import { noSecondFactor, wrongCode } from '../second-factor/refusals.ts';
import { useCode } from '../second-factor/use-code.ts';

export const renewRecoveryCodes = command({
  name: 'accounts.renew-recovery-codes',
  summary: words('Get new recovery codes', 'Получить новые резервные коды'),
  description: 'Those given before stop working.',
  permission: 'signed-in',
  scope: null,
  refuses: ['conflict', 'login_throttled'],
  revealsSecret: true,
  input: object({ currentPassword: passwordField('Current password'), code: codeField() }),
  output: object({ recoveryCodes: recoveryCodesField() }),

  enter: ({ currentPassword, code }, approach) => provePerson(approach, currentPassword, code),

  async run(ctx, _, { login, isRight, factor, code }: Proven) {
    if (!factor?.confirmedAt) throw noSecondFactor();
    if (!isRight || code === null || !(await useCode(ctx.db, login.id, code))) {
      ctx.nothingChanged();
      return isRight ? wrongCode() : wrongPassword();
    }
    const recoveryCodes = await giveRecoveryCodes(ctx.db, login.id);
    ctx.record(accountFact('recovery_codes_renewed', { id: login.id, fullName: login.full_name }));
    return { recoveryCodes };
  },
});
