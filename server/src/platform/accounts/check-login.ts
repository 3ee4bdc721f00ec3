import { lobby } from '../../kernel/access/actor.ts';
import type { Approach } from '../../kernel/operation.ts';
import { checkPasswordOf } from './check-password-of.ts';
import type { Account } from './find-account.ts';
import { hashPassword } from './hash-password.ts';
import { type LoginRow, loadLogin } from './load-login.ts';
import { checkCode, type RightCode } from './second-factor/check-code.ts';
import { loadSecondFactor } from './second-factor/load-second-factor.ts';

/** What came of what was shown at the door. */
export interface LoginCheck {
  is: 'right' | 'wrong' | 'unconfirmed' | 'without_code' | 'wrong_code' | 'without_passkey';
  login: LoginRow | undefined;
  /** The password at today's cost, where it was stored at another. */
  rehashed?: string | null;
  /** Of who signs in by a second factor. */
  code?: RightCode;
}

interface Shown {
  password: string;
  code?: string;
}

/**
 * The password against whoever has the address, then against the registration that waits. What is missing takes as long, so that
 * the time of a refusal does not show which of them exists.
 */
export async function checkLogin(approach: Approach, account: Account, { password, code }: Shown): Promise<LoginCheck> {
  const { services, ask } = approach;
  const { pepper } = services;
  const login = await ask(loadLogin, account.tenant_id ?? lobby, { userId: account.user_id ?? lobby });
  const stored = login?.status === 'active' ? login.password_hash : null;
  const { matches, needsRehash } = await checkPasswordOf(pepper, password, stored, login?.peppers);
  if (matches && login) {
    const second = await checkSecond(approach, login, code, account.tenant_id ?? lobby);
    return { ...second, login, rehashed: needsRehash ? await hashPassword(pepper, password) : null };
  }
  const waiting = await checkPasswordOf(pepper, password, account.pending_hash);
  return { is: waiting.matches ? 'unconfirmed' : 'wrong', login };
}

async function checkSecond({ ask }: Approach, login: LoginRow, given: string | undefined, tenantId: string) {
  if (login.needs_passkey) return { is: 'without_passkey' } as const;
  if (!login.has_second_factor) return { is: 'right' } as const;
  if (given === undefined) return { is: 'without_code' } as const;
  const factor = await ask(loadSecondFactor, tenantId, { userId: login.id });
  const code = factor && checkCode(factor, given);
  return code ? ({ is: 'right', code } as const) : ({ is: 'wrong_code' } as const);
}
