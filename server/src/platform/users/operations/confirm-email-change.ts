import Type from 'typebox';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { accountFact } from '../../accounts/account-fact.ts';
import { linkTokenField } from '../../accounts/account-fields.ts';
import { dropLinks, openToken } from '../../accounts/links.ts';
import { lockEmailChange, noLink } from '../email-change/lock-email-change.ts';
import { signInBy } from '../email-change/sign-in-by.ts';

export const confirmEmailChange = command({
  name: 'users.confirm-email-change',
  summary: words('Confirm one’s new e-mail', 'Подтвердить свою новую почту'),
  description:
    'Takes the token of the letter to the new address, from the session of the person himself: a letter that went astray changes nothing for whoever reads it. From then on the new ' +
    'address signs in and gets all letters.',
  permission: 'signed-in',
  scope: null,
  refuses: ['not_found', 'link_used', 'link_expired', 'already_exists'],
  input: object({ token: linkTokenField() }),
  output: object({ status: choice(['email_changed'], 'Status'), email: Type.String({ title: 'E-mail' }) }),

  async run(ctx, { token }) {
    const { db, actor } = ctx;
    const { tenantId, hash } = openToken(token);
    if (tenantId !== db.tenant) throw noLink();
    const { change, person } = await lockEmailChange(db, 'confirm', hash);
    if (person.id !== actor.userId) throw noLink();
    if (change.confirmedAt) throw refuse('link_used');
    if (change.replacedAt || change.undoneAt || change.confirmOver) throw refuse('link_expired');
    await signInBy(ctx, person, change.newEmail);
    await db.execute(sql`
      update email_changes set confirmed_at = now() where tenant_id = ${db.tenant} and id = ${change.id}`);
    // A link for a new password that the old address still holds opens nothing.
    await dropLinks(db, 'reset_password', person.id);
    ctx.record(accountFact('email_changed', person, { from: person.email, to: change.newEmail }));
    return { status: 'email_changed' as const, email: change.newEmail };
  },
});
