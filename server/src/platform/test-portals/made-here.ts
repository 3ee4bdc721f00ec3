import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Made {
  tenant_id: string;
  made_in: string;
}

/** Test portals of the portal; of a test portal, itself. */
export const madeHere = async (db: Db): Promise<string[]> =>
  (await db.many<Made>(sql`select * from find_test_portals(${db.tenant})`)).map(({ tenant_id }) => tenant_id);
