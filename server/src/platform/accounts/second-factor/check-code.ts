import type { SecondFactor } from './load-second-factor.ts';
import { stepOf } from './one-time-code.ts';
import { recoveryDigest } from './recovery-codes.ts';

/** What a right code was, for `useCode`. */
export type RightCode = { step: number } | { recovery: Buffer };

/** Six digits of the authenticator, or a recovery code. */
export function checkCode({ secret, lastStep, recovery }: SecondFactor, code: string): RightCode | null {
  const digest = recoveryDigest(code);
  if (digest) return recovery.includes(digest.toString('hex')) ? { recovery: digest } : null;
  const step = stepOf(secret, code.replace(/\s/g, ''), lastStep);
  return step === null ? null : { step };
}
