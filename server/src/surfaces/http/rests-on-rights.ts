import { Refusal } from '../../kernel/problems/errors.ts';

const byRights = new Set<string>([
  'forbidden',
  'insufficient_scope',
  'api_key_read_only',
  'api_key_revoked',
  'api_key_expired',
  'ip_not_allowed',
  'portal_suspended',
  'session_revoked',
  'password_change_required',
]);

/** Whether a refusal rests on what was remembered of the caller: such a one is given only after a fresh look. */
export const restsOnRights = (error: unknown) => error instanceof Refusal && byRights.has(error.code);
