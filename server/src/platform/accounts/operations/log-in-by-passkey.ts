import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Device, readDevice } from '../device.ts';
import { type LoginRow, loadLogin } from '../load-login.ts';
import { openSession } from '../open-session.ts';
import type { RightPasskey } from '../passkeys/check-assertion.ts';
import { countedPasskey } from '../passkeys/counted-passkey.ts';
import { assertionField } from '../passkeys/credential-fields.ts';
import { usePasskey } from '../passkeys/use-passkey.ts';
import { readUserHandle } from '../passkeys/user-handle.ts';
import { refuseLogin } from '../refuse-login.ts';
import { normaliseEmail } from '../rules/email-rules.ts';
import { sessionView } from './log-in.ts';

interface Carried {
  login: LoginRow | undefined;
  device: Device | null;
  shown: RightPasskey | null;
}

export const logInByPasskey = command({
  name: 'accounts.log-in-by-passkey',
  summary: words('Sign in by a passkey', 'Войти с ключом доступа'),
  description:
    'Takes what the browser made of the options of `POST /api/v1/auth/login/passkey/options`; neither a password nor a code is asked for beside it. One answer for ' +
    'whatever does not sign in: a passkey that was removed, one of another host, a signature asked for too long ago, a blocked person.',
  permission: 'visitor',
  scope: null,
  refuses: ['invalid_passkey', 'login_throttled', 'portal_suspended', 'provider_sign_in_required'],
  revealsSecret: true,
  input: object({
    credential: assertionField(),
    clientType: Type.Optional(choice(['browser', 'native'], 'Where the refresh token goes: a cookie or the body')),
  }),
  output: object(sessionView),

  async enter({ credential }, approach) {
    const holder = readUserHandle(credential.userHandle ?? '');
    if (!holder) throw refuse('invalid_passkey');
    const { services, actor, ask } = approach;
    const shown = await countedPasskey(approach, holder, 'sign in', credential);
    const login = await ask(loadLogin, holder.tenantId, { userId: holder.userId });
    const device = login ? readDevice(services, actor.browser, normaliseEmail(login.email)) : null;
    return { tenantId: holder.tenantId, carried: { login, device, shown } satisfies Carried };
  },

  async run(ctx, { clientType = 'browser' }, { login, device, shown }: Carried) {
    if (!shown || !login || !(await holdPerson(ctx, login))) return refuseLogin(ctx, login, 'invalid_passkey');
    if (login.tenant_status !== 'active') return refuseLogin(ctx, login, 'portal_suspended');
    if (login.must_use_provider) return refuseLogin(ctx, login, 'provider_sign_in_required');
    // Another sign-in by the same signature was faster: this one leaves no trace.
    if (!(await usePasskey(ctx.db, shown))) throw refuse('invalid_passkey');
    return openSession(ctx, { login, device, clientType }, { passkeyId: shown.id });
  },
});

const holdPerson = ({ db }: WriteContext, { id }: LoginRow) =>
  db.first(sql`
    update users set last_login_at = now() where tenant_id = ${db.tenant} and id = ${id} and status = 'active' returning id`);
