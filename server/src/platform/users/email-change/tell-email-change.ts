import type { WriteContext } from '../../../kernel/operation.ts';
import { accessLetter } from '../../accounts/access-letter.ts';
import { sendLetter } from '../../mail/send-letter.ts';

interface Asked {
  userId: string;
  newEmail: string;
  /** Somebody signs in by the new address already. */
  isTaken: boolean;
  confirmToken: string;
  undoToken: string;
}

/** A letter to the new address, and a warning to the old one. The new one learns whether it is taken; whoever asked does not. */
export async function tellEmailChange(ctx: WriteContext, asked: Asked): Promise<void> {
  const { publicUrl } = ctx.services;
  const { to, locale, variables } = await accessLetter(ctx, asked.userId);
  const confirmation = { name: variables.name, url: `${publicUrl}/confirm-new-email/${asked.confirmToken}` };
  const taken = { loginUrl: `${publicUrl}/login`, resetUrl: `${publicUrl}/forgot-password` };
  await (asked.isTaken
    ? sendLetter(ctx, { template: 'email-change-taken', to: asked.newEmail, locale, variables: taken })
    : sendLetter(ctx, { template: 'email-change-confirm', to: asked.newEmail, locale, variables: confirmation }));
  await sendLetter(ctx, {
    ...{ template: 'email-change-asked', to, locale },
    variables: { ...variables, newEmail: asked.newEmail, undoUrl: `${publicUrl}/undo-email-change/${asked.undoToken}` },
  });
}
