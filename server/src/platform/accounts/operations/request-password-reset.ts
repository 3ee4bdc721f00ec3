import { lobby } from '../../../kernel/access/actor.ts';
import { choice, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { emailField } from '../account-fields.ts';
import { resetAsked, sealAddress } from '../asked-by-mail.ts';

export const requestPasswordReset = command({
  name: 'accounts.request-password-reset',
  summary: words('Ask for a link to set a new password', 'Запросить ссылку для нового пароля'),
  description: 'Always 202. Only the mailbox learns what comes of it. The link works for 30 minutes.',
  permission: 'visitor',
  scope: null,
  input: object({ email: emailField() }),
  output: object({ status: choice(['accepted'], 'Status') }),

  enter: async () => ({ tenantId: lobby, carried: undefined }),

  async run(ctx, { email }) {
    ctx.nothingChanged();
    await ctx.enqueue(resetAsked, sealAddress(ctx.services, email));
    return { status: 'accepted' as const };
  },
});
