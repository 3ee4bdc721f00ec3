import { type SignInFault, signInFaults } from '../../../../nouns/sign-in-faults.ts';
import { say } from '../../kit/say.ts';

/** Why a provider let nobody in, as the callback names it in the address; undefined for what is no such name. */
export const signInFault = (reason: string | undefined): string | undefined =>
  reason !== undefined && Object.hasOwn(signInFaults, reason) ? say(signInFaults[reason as SignInFault]) : undefined;
