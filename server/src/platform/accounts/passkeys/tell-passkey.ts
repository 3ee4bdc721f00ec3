import type { WriteContext } from '../../../kernel/operation.ts';
import { sendLetter } from '../../mail/send-letter.ts';
import { accessLetter } from '../access-letter.ts';

/** Writes to a person who has one passkey more, or less. */
export async function tellPasskey(ctx: WriteContext, userId: string, change: 'added' | 'removed', passkey: string) {
  const { variables, ...addressed } = await accessLetter(ctx, userId);
  await sendLetter(ctx, { template: 'passkey-changed', ...addressed, variables: { ...variables, change, passkey } });
}
