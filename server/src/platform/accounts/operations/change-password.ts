import { choice, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { fieldError, invalid, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { checkPasswordOf } from '../check-password-of.ts';
import { hashPassword } from '../hash-password.ts';
import { dropLinks } from '../links.ts';
import { type LoginRow, loadLogin } from '../load-login.ts';
import { forgetAttempts, takeAttempt, tryCounted } from '../login-throttle.ts';
import { tellPasswordChanged } from '../tell-password-changed.ts';
import { passwordUnchanged, weakPassword } from '../weak-password.ts';

interface Carried {
  login: LoginRow;
  /** Null when the current password was wrong. */
  newHash: string | null;
}

export const changePassword = command({
  name: 'accounts.change-password',
  summary: words('Change the password', 'Сменить пароль'),
  description: 'Needs the current password, temporary or not. All other sessions end.',
  permission: 'signed-in',
  scope: null,
  beforePasswordChange: true,
  refuses: ['login_throttled'],
  input: object({
    currentPassword: passwordField('Current password'),
    newPassword: passwordField('New password, 12 to 256 characters'),
  }),
  output: object({ status: choice(['password_changed'], 'Status'), endedSessions: integer('Other sessions ended') }),

  async enter({ currentPassword, newPassword }, { directory, services, actor, ask }) {
    const { tenantId } = actor;
    const login = await ask(loadLogin, tenantId, { userId: actor.userId as string });
    if (!login) throw refuse('session_revoked');
    const weak = weakPassword('/newPassword', newPassword, { portalName: login.slug, email: login.email });
    if (weak.length > 0) throw invalid(weak);
    if (newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
      throw invalid([passwordUnchanged('/newPassword')]);

    const key = services.digest('change-password', login.id);
    await takeAttempt(directory, key);
    const newHash = await tryCounted(directory, key, async () => {
      const { matches } = await checkPasswordOf(services.pepper, currentPassword, login.password_hash, login.peppers);
      return matches ? hashPassword(services.pepper, newPassword) : null;
    });
    if (newHash !== null) await forgetAttempts(directory, key);
    return { tenantId, carried: { login, newHash } satisfies Carried };
  },

  async run(ctx, _, { login, newHash }: Carried) {
    const { db, actor } = ctx;
    const person = { id: login.id, fullName: login.full_name };
    const changed =
      newHash !== null &&
      (await db.execute(sql`
        update users set password_hash = ${newHash}, must_change_password = false, updated_at = now(), version = version + 1
        where tenant_id = ${db.tenant} and id = ${login.id} and password_hash = ${login.password_hash}`)) === 1;
    if (!changed) {
      ctx.record(accountFact('password_change_failed', person, { outcome: 'failed' }));
      return invalid([
        fieldError('/currentPassword', 'wrong_password', words('is not the current password', 'это не текущий пароль')),
      ]);
    }
    const endedSessions = await endSessions(db, login.id, 'password_changed', { except: actor.sessionId });
    await dropLinks(db, 'reset_password', login.id);
    await tellPasswordChanged(ctx, login.id);
    ctx.record(accountFact('password_changed', person, { endedSessions }));
    return { status: 'password_changed' as const, endedSessions };
  },
});
