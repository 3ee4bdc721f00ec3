import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/**
 * Until the transaction ends none of these items is merged or unmerged: for whoever asks afterwards where their stock lies. Those they were
 * merged into are locked beside them, in the one order, for their stock is moved next.
 */
export const holdWhereStocked = (db: Db, ids: readonly string[]) =>
  db.execute(sql`
    select 1 from catalog_items item
    where item.tenant_id = ${db.tenant} and (item.id = any(${ids}::uuid[]) or item.id in (
      select known.duplicate_of_id from catalog_items known where known.tenant_id = ${db.tenant} and known.id = any(${ids}::uuid[])))
    order by item.id for no key update of item`);
