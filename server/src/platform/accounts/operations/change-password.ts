import { choice, integer, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalid, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountFact } from '../account-fact.ts';
import { passwordField } from '../account-fields.ts';
import { hashPassword } from '../hash-password.ts';
import { dropLinks } from '../links.ts';
import type { LoginRow } from '../load-login.ts';
import { provePassword, wrongPassword } from '../prove-password.ts';
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
  beforeSetUp: true,
  refuses: ['login_throttled'],
  input: object({
    currentPassword: passwordField('Current password'),
    newPassword: passwordField('New password, 12 to 256 characters'),
  }),
  output: object({ status: choice(['password_changed'], 'Status'), endedSessions: integer('Other sessions ended') }),

  async enter({ currentPassword, newPassword }, approach) {
    const { login, isRight } = await provePassword(approach, currentPassword);
    const weak = weakPassword('/newPassword', newPassword, { portalName: login.slug, email: login.email });
    if (weak.length > 0) throw invalid(weak);
    if (newPassword.normalize('NFC') === currentPassword.normalize('NFC'))
      throw invalid([passwordUnchanged('/newPassword')]);
    const newHash = isRight ? await hashPassword(approach.services.pepper, newPassword) : null;
    return { tenantId: approach.actor.tenantId, carried: { login, newHash } satisfies Carried };
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
      return wrongPassword();
    }
    const endedSessions = await endSessions(db, login.id, 'password_changed', { except: actor.sessionId });
    await dropLinks(db, 'reset_password', login.id);
    await tellPasswordChanged(ctx, login.id);
    ctx.record(accountFact('password_changed', person, { endedSessions }));
    return { status: 'password_changed' as const, endedSessions };
  },
});
