import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { mustUseProvider } from '../../identity-providers/must-use-provider.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { makeLink, mayWriteAgain } from '../links.ts';
import { enterPortalOf, sealedAddress } from '../sealed-address.ts';

const resetSeconds = 30 * 60;

/** Sends the link to somebody who signs in with the address and may, by a password; anybody else gets nothing. */
export const answerResetAsked = command({
  name: 'accounts.answer-reset-asked',
  summary: words('Answer a request for a new password', 'Ответить на просьбу о новом пароле'),
  permission: 'signed-in',
  scope: null,
  input: sealedAddress,
  output: Type.Unknown(),

  enter: (input, approach) =>
    enterPortalOf(input, approach, (account) => ({ tenantId: account.tenant_id, userId: account.user_id })),

  async run(ctx, _, userId: string | null) {
    const { db, services } = ctx;
    ctx.nothingChanged();
    if (userId === null || !(await mayWriteAgain(db, 'reset_password', userId))) return;
    const person = await db.first<{ full_name: string; email: string; locale: 'ru' | 'en' }>(sql`
      select u.full_name, u.email, u.locale from users u
      where u.tenant_id = ${db.tenant} and u.id = ${userId} and u.status = 'active' and not ${mustUseProvider('u.id', 'u.email')}`);
    if (!person) return;
    const expiresAt = new Date(Date.now() + resetSeconds * 1_000).toISOString();
    const token = await makeLink(db, 'reset_password', userId, expiresAt);
    const variables = { name: person.full_name, url: `${services.publicUrl}/reset-password/${token}` };
    await sendLetter(ctx, { template: 'password-reset', to: person.email, locale: person.locale, variables });
  },
});
