import Type from 'typebox';
import { lobby } from '../../../kernel/access/actor.ts';
import { choice, integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { emailField, passwordField } from '../account-fields.ts';
import { checkLogin, type LoginCheck } from '../check-login.ts';
import { type Device, readDevice, throttleKey } from '../device.ts';
import { findAccount } from '../find-account.ts';
import type { LoginRow } from '../load-login.ts';
import { forgetAttempts, takeAttempt, takeBackAttempt, tryCounted } from '../login-throttle.ts';
import { openSession } from '../open-session.ts';
import { personView, portalView } from '../person.ts';
import { refuseLogin } from '../refuse-login.ts';
import { normaliseEmail } from '../rules/email-rules.ts';
import { codeField } from '../second-factor/prove-person.ts';
import { useCode } from '../second-factor/use-code.ts';

interface Carried extends LoginCheck {
  device: Device | null;
}

export const sessionView = {
  accessToken: Type.String({ title: 'Bearer token of 15 minutes' }),
  tokenType: choice(['Bearer'], 'Type'),
  expiresIn: integer('Seconds the access token lives'),
  refreshToken: Type.Optional(Type.String({ title: 'For native clients; browsers keep it in a cookie' })),
  user: personView,
  portal: portalView,
};

export const logIn = command({
  name: 'accounts.log-in',
  summary: words('Sign in', 'Войти'),
  description:
    'One answer for an unknown address, a wrong password and a blocked person. Who signs in by a second factor is asked for `code` once the password is right; ' +
    'who has no other than a passkey, where his role demands one, signs in by it.',
  permission: 'visitor',
  scope: null,
  refuses: [
    'invalid_credentials',
    'second_factor_required',
    'invalid_second_factor',
    'passkey_required',
    'email_not_verified',
    'login_throttled',
    'portal_suspended',
    'provider_sign_in_required',
  ],
  revealsSecret: true,
  input: object({
    email: emailField(),
    password: passwordField(),
    code: Type.Optional(codeField()),
    clientType: Type.Optional(choice(['browser', 'native'], 'Where the refresh token goes: a cookie or the body')),
  }),
  output: object(sessionView),

  async enter(input, approach) {
    const { directory, services, actor } = approach;
    const email = normaliseEmail(input.email);
    const device = readDevice(services, actor.browser, email);
    const key = throttleKey(services, email, device);
    await takeAttempt(directory, key);
    const account = await findAccount(directory, email);
    const found = await tryCounted(directory, key, () => checkLogin(approach, account, input));
    // Neither an unconfirmed registration nor a suspended portal clears the brake: anybody may register anybody's address.
    if (found.is === 'right' && found.login?.tenant_status === 'active') await forgetAttempts(directory, key);
    if (found.is === 'without_code' || found.is === 'without_passkey') await takeBackAttempt(directory, key);
    return { tenantId: account.tenant_id ?? lobby, carried: { ...found, device } satisfies Carried };
  },

  async run(ctx, { clientType = 'browser' }, { is, login, rehashed = null, code, device }: Carried) {
    if (is === 'unconfirmed') return refuseLogin(ctx, undefined, 'email_not_verified');
    if (is === 'without_code') return refuseLogin(ctx, undefined, 'second_factor_required');
    if (is === 'without_passkey') return refuseLogin(ctx, undefined, 'passkey_required');
    if (is === 'wrong_code') return refuseLogin(ctx, login, 'invalid_second_factor');
    if (is === 'wrong' || !login || !(await holdPerson(ctx, login, rehashed)))
      return refuseLogin(ctx, login, 'invalid_credentials');
    if (login.tenant_status !== 'active') return refuseLogin(ctx, login, 'portal_suspended');
    if (login.must_use_provider) return refuseLogin(ctx, login, 'provider_sign_in_required');
    // Another sign-in by the same code was faster: this one leaves no trace.
    if (code && !(await useCode(ctx.db, login.id, code))) throw refuse('invalid_second_factor');
    return openSession(ctx, { login, device, clientType });
  },
});

/** Locks the person, unless what the password was checked against has changed in the meantime. */
const holdPerson = ({ db }: WriteContext, login: LoginRow, rehashed: string | null) =>
  db.first(sql`
    update users set last_login_at = now(), password_hash = ${rehashed ?? login.password_hash}
    where tenant_id = ${db.tenant} and id = ${login.id} and status = 'active' and password_hash = ${login.password_hash}
    returning id`);
