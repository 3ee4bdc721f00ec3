import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { passwordField } from '../account-fields.ts';
import { wrongPassword } from '../prove-password.ts';
import { secretPlace } from '../second-factor/load-second-factor.ts';
import { keyUri, newSecret } from '../second-factor/one-time-code.ts';
import { type Proven, provePerson } from '../second-factor/prove-person.ts';
import { alreadyOn } from '../second-factor/refusals.ts';

export const addSecondFactor = command({
  name: 'accounts.add-second-factor',
  summary: words('Begin to sign in by a second factor', 'Начать подключение второго фактора'),
  description:
    'Answers the secret for an authenticator application. Nothing is asked of it until a code of it was shown to `confirm`; asked again, another secret takes its place.',
  permission: 'signed-in',
  scope: null,
  beforeSetUp: true,
  refuses: ['conflict', 'login_throttled'],
  revealsSecret: true,
  input: object({ currentPassword: passwordField('Current password') }),
  output: object({
    secret: Type.String({ title: 'Secret in Base32, to be typed', examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] }),
    uri: Type.String({
      title: 'Address for a QR code',
      examples: ['otpauth://totp/Prokura:petrova%40romashka.ru?issuer=Prokura&secret=JBSWY3DPEHPK3PXP'],
    }),
  }),

  enter: ({ currentPassword }, approach) => provePerson(approach, currentPassword),

  async run(ctx, _, { login, isRight }: Proven) {
    ctx.nothingChanged();
    if (!isRight) return wrongPassword();
    const { db, services } = ctx;
    const secret = newSecret();
    const kept = await db.execute(sql`
      insert into second_factors (tenant_id, user_id, secret)
      values (${db.tenant}, ${login.id}, ${await services.vault.seal(db, secretPlace(login.id), secret)})
      on conflict (tenant_id, user_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
        where second_factors.confirmed_at is null`);
    if (kept === 0) throw alreadyOn();
    return { secret, uri: keyUri(secret, login.email) };
  },
});
