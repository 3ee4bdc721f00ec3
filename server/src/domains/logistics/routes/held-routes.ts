import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deliveryRoutes } from './delivery-route.ts';

/** Routes by their identifiers, with their stops; until the transaction ends none of them goes: for whoever copies them. */
export async function heldRoutes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, DeliveryRoute>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const lock = sql`
    select 1 from delivery_routes where tenant_id = ${db.tenant} and id = any(${asked}::uuid[]) order by id for key share`;
  const [, found] = await Promise.all([db.execute(lock), deliveryRoutes.byIds(db, asked)]);
  return new Map(found.map((route) => [route.id, route]));
}
