import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Makes the row of a portal's company with the defaults; a row that is there stays. Until then the defaults are read. */
export async function createCompanyProfile(db: Db): Promise<void> {
  await db.execute(
    sql`insert into company_profiles (tenant_id) values (${db.tenant}) on conflict (tenant_id) do nothing`,
  );
}
