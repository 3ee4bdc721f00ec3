import Type from 'typebox';
import type { Approach } from '../../../kernel/operation.ts';
import type { LoginRow } from '../load-login.ts';
import { forgetAttempts, takeAttempt } from '../login-throttle.ts';
import { provePassword } from '../prove-password.ts';
import { checkCode, type RightCode } from './check-code.ts';
import { loadSecondFactor, type SecondFactor } from './load-second-factor.ts';

/** Six digits, or a recovery code. */
export const codeField = () =>
  Type.String({
    title: 'Code of the authenticator, or a recovery code',
    minLength: 6,
    maxLength: 40,
    examples: ['492039'],
  });

export interface Proven {
  login: LoginRow;
  isRight: boolean;
  factor: SecondFactor | undefined;
  /** Null for a wrong code, and where none was given. */
  code: RightCode | null;
}

/** Who is signed in shows his password again, and a code where the operation takes one. */
export async function provePerson(approach: Approach, currentPassword: string, code?: string) {
  const { tenantId } = approach.actor;
  const { login, isRight } = await provePassword(approach, currentPassword);
  const factor = await approach.ask(loadSecondFactor, tenantId, { userId: login.id });
  const right = isRight && factor && code !== undefined ? await countedCode(approach, login.id, factor, code) : null;
  return { tenantId, carried: { login, isRight, factor, code: right } satisfies Proven };
}

/** The right code, or null; wrong ones are slowed down as wrong passwords are. */
export async function countedCode(
  { directory, services }: Approach,
  userId: string,
  factor: SecondFactor,
  code: string,
) {
  const key = services.digest('second-factor', userId);
  await takeAttempt(directory, key);
  const right = checkCode(factor, code);
  if (right !== null) await forgetAttempts(directory, key);
  return right;
}
