import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Until the transaction ends nobody suspends what these suppliers have: for whoever awards or orders. Read them afterwards. */
export const holdQualifications = (db: Db, supplierIds: readonly string[]): Promise<number> =>
  db.execute(sql`
    select 1 from suppliers s
    join supplier_qualifications one on one.tenant_id = ${db.tenant} and one.counterparty_id = s.counterparty_id
    where s.tenant_id = ${db.tenant} and s.id = any(${supplierIds}::uuid[])
    order by one.id for share of one`);
