import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { mayWriteAgain } from '../links.ts';
import { enterPortalOf, sealedAddress } from '../sealed-address.ts';
import { sendResetLink } from '../send-reset-link.ts';

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
    ctx.nothingChanged();
    if (userId === null || !(await mayWriteAgain(ctx.db, 'reset_password', userId))) return;
    await sendResetLink(ctx, userId);
  },
});
