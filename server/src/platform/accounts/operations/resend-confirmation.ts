import { lobby } from '../../../kernel/access/actor.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { emailField } from '../account-fields.ts';
import { confirmationAsked, sealAddress } from '../asked-by-mail.ts';

export const resendConfirmation = command({
  name: 'accounts.resend-confirmation',
  summary: words('Send the confirmation letter again', 'Отправить письмо с подтверждением ещё раз'),
  description:
    'Always 202. What comes of it only the mailbox learns: a minute after the last letter, five in a day, old links die.',
  permission: 'visitor',
  scope: null,
  input: object({ email: emailField() }),
  output: object({ status: choice(['accepted'], 'Status') }),

  enter: async () => ({ tenantId: lobby, carried: undefined }),

  async run(ctx, { email }) {
    // The same work for every address, known or not: the worker finds out which it is.
    ctx.nothingChanged();
    await ctx.enqueue(confirmationAsked, sealAddress(ctx.services, email));
    return { status: 'accepted' as const };
  },
});
