import type { Warehouse } from '../../../../nouns/warehouse.ts';
import { inUse } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { warehouse } from './warehouse.ts';

/**
 * Refuses while something keeps a warehouse from its rest. What lies in it is kept by domains above this one, so they
 * answer in the database: `warehouse_blockers` is theirs to extend.
 */
export async function refuseInUse(db: Db, place: Warehouse): Promise<void> {
  const held = await db.many<{ entityType: string; count: number }>(sql`
    select entity_type as "entityType", count from warehouse_blockers(tenant_id => ${db.tenant}, warehouse => ${place.id})`);
  const blockers = [...(place.isDefault ? [{ entityType: warehouse.type, field: 'isDefault' }] : []), ...held];
  if (blockers.length > 0) throw inUse(warehouse.noun, blockers);
}
