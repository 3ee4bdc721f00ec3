import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { releaseAddresses } from '../directory/release-addresses.ts';

/** Their people are no longer led here, and another portal may prove them. */
export async function dropDomains(db: Db, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  await db.execute(
    sql`delete from sign_in_domains where tenant_id = ${db.tenant} and domain = any(${domains}::text[])`,
  );
  await releaseAddresses(db, 'sign-in domain', domains);
}
