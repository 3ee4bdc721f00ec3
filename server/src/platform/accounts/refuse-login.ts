import type { WriteContext } from '../../kernel/operation.ts';
import { refuse } from '../../kernel/problems/errors.ts';
import { accountFact } from './account-fact.ts';
import type { LoginRow } from './load-login.ts';

type Reason =
  | 'invalid_credentials'
  | 'email_not_verified'
  | 'portal_suspended'
  | 'provider_sign_in_required'
  | 'second_factor_required'
  | 'invalid_second_factor'
  | 'passkey_required'
  | 'invalid_passkey';

/** To be returned: the trail of who is known keeps that somebody has tried. */
export function refuseLogin(ctx: WriteContext, login: LoginRow | undefined, reason: Reason) {
  if (!login) ctx.nothingChanged();
  else {
    const person = { id: login.id, fullName: login.full_name };
    ctx.record(accountFact('sign_in_failed', person, { outcome: 'failed', reason }));
  }
  return refuse(reason);
}
