import { job } from '../../kernel/job.ts';
import type { Services } from '../../kernel/services.ts';
import { answerConfirmationAsked } from './operations/answer-confirmation-asked.ts';
import { answerResetAsked } from './operations/answer-reset-asked.ts';
import { normaliseEmail } from './rules/email-rules.ts';
import { sealedAddress } from './sealed-address.ts';

export const confirmationAsked = job({
  name: 'accounts.confirmation-asked',
  payload: sealedAddress,
  command: answerConfirmationAsked,
});

export const resetAsked = job({ name: 'accounts.reset-asked', payload: sealedAddress, command: answerResetAsked });

/** Anybody may type anybody's address, so it waits unreadable. */
export const sealAddress = (services: Services, email: string) => ({
  address: services.sealToken('address', normaliseEmail(email)),
});
