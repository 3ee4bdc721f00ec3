import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { linkTokenField } from '../../accounts/account-fields.ts';
import { openToken } from '../../accounts/links.ts';
import { dropPasskeys } from '../../accounts/passkeys/drop-passkeys.ts';
import { sendResetLink } from '../../accounts/send-reset-link.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { lockEmailChange, noLink } from '../email-change/lock-email-change.ts';
import { signInBy } from '../email-change/sign-in-by.ts';

export const undoEmailChange = command({
  name: 'users.undo-email-change',
  summary: words('Undo a change of e-mail', 'Отменить смену почты'),
  description:
    'Takes the token of the warning to the old address, for seven days, confirmed or not. The old address signs in again, all that was asked for later is undone too; sessions end, passkeys ' +
    'are removed, the password is void, and a letter with a link for a new one follows.',
  permission: 'visitor',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired', 'already_exists'],
  input: object({ token: linkTokenField() }),
  output: object({ status: choice(['undone'], 'Status'), email: Type.String({ title: 'E-mail' }) }),

  async enter({ token }) {
    const { tenantId, hash } = openToken(token);
    return { tenantId, carried: hash };
  },

  async run(ctx, _, hash: Buffer) {
    const { db } = ctx;
    const { change, person } = await lockEmailChange(db, 'undo', hash);
    if (person.status !== 'active') throw noLink();
    if (change.undoneAt) throw refuse('link_used');
    if (change.undoOver) throw refuse('link_expired');
    if (person.email !== change.oldEmail) await signInBy(ctx, person, change.oldEmail);
    await db.execute(sql`
      update email_changes set undone_at = now()
      where tenant_id = ${db.tenant} and user_id = ${person.id} and number >= ${change.number} and undone_at is null`);
    // Whoever asked knows the password, and may have added a passkey.
    await db.execute(sql`
      update users set password_hash = null where tenant_id = ${db.tenant} and id = ${person.id}`);
    const passkeys = await dropPasskeys(db, person.id);
    const endedSessions = await endSessions(db, person.id, 'email_change_undone');
    await sendResetLink(ctx, person.id);
    const { oldEmail: to, newEmail: from } = change;
    ctx.record(accountFact('email_change_undone', person, { from, to, endedSessions, passkeys }));
    return { status: 'undone' as const, email: to };
  },
});
