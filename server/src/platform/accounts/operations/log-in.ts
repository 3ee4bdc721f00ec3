import Type from 'typebox';
import { lobby } from '../../../kernel/access/actor.ts';
import { choice, integer, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { startSession } from '../../sessions/start-session.ts';
import { accountFact } from '../account-fact.ts';
import { emailField, passwordField } from '../account-fields.ts';
import { checkLogin, type LoginCheck } from '../check-login.ts';
import { type Device, readDevice, throttleKey, writeDevice } from '../device.ts';
import { findAccount } from '../find-account.ts';
import type { LoginRow } from '../load-login.ts';
import { forgetAttempts, takeAttempt, takeBackAttempt, tryCounted } from '../login-throttle.ts';
import { personView, portalView, readPerson } from '../person.ts';
import { normaliseEmail } from '../rules/email-rules.ts';
import { codeField } from '../second-factor/prove-person.ts';
import { useCode } from '../second-factor/use-code.ts';
import { tellNewDevice } from '../tell-new-device.ts';

interface Carried extends LoginCheck {
  email: string;
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
    'One answer for an unknown address, a wrong password and a blocked person. Who signs in by a second factor is asked for `code` once the password is right.',
  permission: 'visitor',
  scope: null,
  refuses: [
    'invalid_credentials',
    'second_factor_required',
    'invalid_second_factor',
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
    if (found.is === 'without_code') await takeBackAttempt(directory, key);
    return { tenantId: account.tenant_id ?? lobby, carried: { ...found, email, device } satisfies Carried };
  },

  async run(ctx, { clientType = 'browser' }, { is, login, rehashed = null, code, email, device }: Carried) {
    if (is === 'unconfirmed') return refused(ctx, undefined, 'email_not_verified');
    if (is === 'without_code') return refused(ctx, undefined, 'second_factor_required');
    if (is === 'wrong_code') return refused(ctx, login, 'invalid_second_factor');
    const person = is === 'right' && login ? await holdPerson(ctx, login, rehashed) : undefined;
    if (!person) return refused(ctx, login, 'invalid_credentials');
    if (login?.tenant_status !== 'active') return refused(ctx, login, 'portal_suspended');
    if (login.must_use_provider) return refused(ctx, login, 'provider_sign_in_required');
    // Another sign-in by the same code was faster: this one leaves no trace.
    if (code && !(await useCode(ctx.db, person.id, code))) throw refuse('invalid_second_factor');

    if (login.has_signed_in && !device) await tellNewDevice(ctx, person.id, clientType);
    const { sessionId, tokens, cookies } = await startSession(ctx, person.id, clientType);
    if (clientType === 'browser') cookies.push(writeDevice(ctx.services, email, device));
    if (cookies.length > 0) ctx.respond({ headers: { 'Set-Cookie': cookies } });
    ctx.record({ ...accountFact('signed_in', person, { sessionId, clientType }), by: person.id });
    return { ...tokens, ...(await readPerson(ctx.db, person.id)) };
  },
});

/** Locks the person, unless what the password was checked against has changed in the meantime. */
const holdPerson = ({ db }: WriteContext, login: LoginRow, rehashed: string | null) =>
  db.first<{ id: string; fullName: string }>(sql`
    update users set last_login_at = now(), password_hash = ${rehashed ?? login.password_hash}
    where tenant_id = ${db.tenant} and id = ${login.id} and status = 'active' and password_hash = ${login.password_hash}
    returning id, full_name as "fullName"`);

function refused(
  ctx: WriteContext,
  login: LoginRow | undefined,
  code:
    | 'invalid_credentials'
    | 'email_not_verified'
    | 'portal_suspended'
    | 'provider_sign_in_required'
    | 'second_factor_required'
    | 'invalid_second_factor',
) {
  if (!login) ctx.nothingChanged();
  else {
    const fact = accountFact(
      'sign_in_failed',
      { id: login.id, fullName: login.full_name },
      { outcome: 'failed', reason: code },
    );
    ctx.record(fact);
  }
  return refuse(code);
}
