import type { Db } from '../../kernel/sql/db.ts';
import { empty, sql } from '../../kernel/sql/sql.ts';

type EndReason =
  | 'logged_out'
  | 'ended_by_user'
  | 'password_changed'
  | 'refresh_token_reused'
  | 'user_blocked'
  | 'second_factor_reset'
  | 'email_change_undone'
  | 'provider_unbound';

/** Ends sessions of a person: all of them, one, or all but one. Their access tokens stop with the next request. */
export function endSessions(
  db: Db,
  userId: string,
  reason: EndReason,
  which: { only?: string; except?: string | undefined } = {},
): Promise<number> {
  return db.execute(sql`
    update sessions set ended_at = now(), end_reason = ${reason}
    where tenant_id = ${db.tenant} and user_id = ${userId} and ended_at is null
      ${which.only ? sql`and id = ${which.only}` : empty} ${which.except ? sql`and id <> ${which.except}` : empty}`);
}
