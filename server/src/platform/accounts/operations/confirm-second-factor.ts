import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { wrongPassword } from '../prove-password.ts';
import { giveRecoveryCodes } from '../second-factor/give-recovery-codes.ts';
import { codeField, type Proven, provePerson } from '../second-factor/prove-person.ts';
import { recoveryCodesField } from '../second-factor/recovery-codes-field.ts';
import { alreadyOn, notBegun, wrongCode } from '../second-factor/refusals.ts';
import { tellSecondFactor } from '../second-factor/tell-second-factor.ts';

export const confirmSecondFactor = command({
  name: 'accounts.confirm-second-factor',
  summary: words('Turn the second factor on', 'Включить второй фактор'),
  description:
    'Takes a code of the secret that was given, and answers the recovery codes, once. From then on signing in takes a code beside the password. Told by mail.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  refuses: ['conflict', 'login_throttled'],
  revealsSecret: true,
  input: object({ currentPassword: passwordField('Current password'), code: codeField() }),
  output: object({ recoveryCodes: recoveryCodesField() }),

  enter: ({ currentPassword, code }, approach) => provePerson(approach, currentPassword, code),

  async run(ctx, _, { login, isRight, factor, code }: Proven) {
    if (factor?.confirmedAt) throw alreadyOn();
    if (!factor) throw notBegun();
    if (!isRight || code === null || !('step' in code)) {
      ctx.nothingChanged();
      return isRight ? wrongCode() : wrongPassword();
    }
    const { db } = ctx;
    const on = await db.execute(sql`
      update second_factors set confirmed_at = now(), last_step = ${code.step}
      where tenant_id = ${db.tenant} and user_id = ${login.id} and confirmed_at is null`);
    if (on === 0) throw alreadyOn();
    const recoveryCodes = await giveRecoveryCodes(db, login.id);
    await tellSecondFactor(ctx, login.id, 'added');
    ctx.record(accountFact('second_factor_added', { id: login.id, fullName: login.full_name }));
    return { recoveryCodes };
  },
});
