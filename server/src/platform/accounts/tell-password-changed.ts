import type { WriteContext } from '../../kernel/operation.ts';
import { sendLetter } from '../mail/send-letter.ts';
import { accessLetter } from './access-letter.ts';

/** Writes to the owner of a password whenever it is changed. */
export const tellPasswordChanged = async (ctx: WriteContext, userId: string) =>
  sendLetter(ctx, { template: 'password-changed', ...(await accessLetter(ctx, userId)) });
