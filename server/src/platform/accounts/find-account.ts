import type { Directory } from '../../kernel/access/entrance.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Whom an address signs in, and the registration that waits for its confirmation. */
export interface Account {
  tenant_id: string | null;
  user_id: string | null;
  /** Both null for a registration with an address that was known already: it made no portal. */
  pending_tenant_id: string | null;
  pending_user_id: string | null;
  pending_hash: string | null;
}

export const findAccount = async (directory: Directory, email: string): Promise<Account> =>
  (await directory.first<Account>(sql`select * from find_account(${email})`)) as Account;
