import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { accessLetter } from '../access-letter.ts';

/** Writes to a person whose way of signing in has changed. */
export async function tellSecondFactor(
  ctx: WriteContext,
  userId: string,
  change: 'added' | 'removed' | 'removed_by_administrator',
): Promise<void> {
  const { variables, ...addressed } = await accessLetter(ctx, userId);
  // The browser of an administrator says nothing to the person.
  const device = change === 'removed_by_administrator' ? null : variables.device;
  await sendLetter(ctx, {
    template: 'second-factor-changed',
    ...addressed,
    variables: { ...variables, change, device },
  });
}
