import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { invalid, notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { accountFact } from '../account-fact.ts';
import { linkTokenField, passwordField } from '../account-fields.ts';
import { throttleKey } from '../device.ts';
import { hashPassword } from '../hash-password.ts';
import { dropLinks, openToken, usableLink, useLink } from '../links.ts';
import { loadLogin } from '../load-login.ts';
import { forgetAttempts } from '../login-throttle.ts';
import { peekLink } from '../peek-link.ts';
import { tellPasswordChanged } from '../tell-password-changed.ts';
import { weakPassword } from '../weak-password.ts';

interface Carried {
  hash: Buffer;
  passwordHash: string;
}

export const resetPassword = command({
  name: 'accounts.reset-password',
  summary: words('Set a new password by the link of a letter', 'Задать новый пароль по ссылке из письма'),
  description: 'All sessions end, and nothing is held against earlier attempts to sign in.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired'],
  input: object({
    token: linkTokenField(),
    password: passwordField('New password, 12 to 256 characters'),
  }),
  output: object({ status: choice(['password_changed'], 'Status'), email: Type.String() }),

  async enter({ token, password }, { services, directory, ask }) {
    const { tenantId, hash } = openToken(token);
    const userId = await ask(peekLink, tenantId, { purpose: 'reset_password', hash: hash.toString('base64url') });
    const login = await ask(loadLogin, tenantId, { userId });
    if (login?.status !== 'active') throw notFound(words('Link', 'Ссылка'));
    const weak = weakPassword('/password', password, { portalName: login.slug, email: login.email });
    if (weak.length > 0) throw invalid(weak);
    const passwordHash = await hashPassword(services.pepper, password);
    await forgetAttempts(directory, throttleKey(services, login.email, null));
    return { tenantId, carried: { hash, passwordHash } satisfies Carried };
  },

  async run(ctx, _, { hash, passwordHash }: Carried) {
    const { db } = ctx;
    const link = await usableLink(db, 'reset_password', hash, { lock: true });
    const person = await db.one<{ id: string; fullName: string; email: string }>(sql`
      update users set password_hash = ${passwordHash}, must_change_password = false, updated_at = now(), version = version + 1
      where tenant_id = ${db.tenant} and id = ${link.user_id} returning id, full_name as "fullName", email`);
    await useLink(db, link.id);
    await dropLinks(db, 'reset_password', person.id);
    await endSessions(db, person.id, 'password_changed');
    await tellPasswordChanged(ctx, person.id);
    ctx.record(accountFact('password_reset', { id: person.id, fullName: person.fullName }));
    return { status: 'password_changed' as const, email: person.email };
  },
});
