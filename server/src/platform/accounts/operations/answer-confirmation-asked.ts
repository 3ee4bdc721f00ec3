import Type from 'typebox';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { mayWriteAgain } from '../links.ts';
import { enterPortalOf, sealedAddress } from '../sealed-address.ts';
import { confirmationSeconds, sendConfirmation } from '../send-confirmation.ts';

/** Writes again to somebody who has yet to confirm the address; anybody else gets nothing. */
export const answerConfirmationAsked = command({
  name: 'accounts.answer-confirmation-asked',
  summary: words('Answer a request for another confirmation letter', 'Ответить на просьбу о повторном письме'),
  permission: 'signed-in',
  scope: null,
  input: sealedAddress,
  output: Type.Unknown(),

  enter: (input, approach) =>
    enterPortalOf(input, approach, (account) =>
      account.user_id === null
        ? { tenantId: account.pending_tenant_id, userId: account.pending_user_id }
        : { tenantId: null, userId: null },
    ),

  async run(ctx, _, userId: string | null) {
    ctx.nothingChanged();
    if (userId === null || !(await mayWriteAgain(ctx.db, 'confirm_email', userId))) return;
    await sendConfirmation(ctx, userId, new Date(Date.now() + confirmationSeconds * 1_000).toISOString());
  },
});
