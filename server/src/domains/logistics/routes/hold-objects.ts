import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { logisticsObjects } from '../objects/logistics-object.ts';

/** Logistics objects by their identifiers, archived ones too; until the transaction ends they stay as they are found. */
export async function holdObjects(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LogisticsObject>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const lock = sql`
    select 1 from logistics_objects where tenant_id = ${db.tenant} and id = any(${asked}::uuid[]) order by id for key share`;
  const [, found] = await Promise.all([db.execute(lock), logisticsObjects.byIds(db, asked)]);
  return new Map(found.map((object) => [object.id, object]));
}
