import type { DeliveryRoute } from '../../../../../nouns/delivery-route.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { deliveryRoutes } from '../routes/delivery-route.ts';

export type HeldRoute = DeliveryRoute;

/** Routes by their identifiers, archived ones too; until the transaction ends they stay as they are found. */
export async function holdRoutes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, HeldRoute>> {
  if (ids.length === 0) return new Map();
  const lock = sql`
    select 1 from delivery_routes where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) order by id for key share`;
  const [, found] = await Promise.all([db.execute(lock), deliveryRoutes.byIds(db, ids)]);
  return new Map(found.map((route) => [route.id, route]));
}
