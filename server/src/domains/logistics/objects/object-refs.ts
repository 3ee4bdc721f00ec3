import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { unknownReference } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { logisticsObject, logisticsObjects } from './logistics-object.ts';

/** Objects by their identifiers; until the transaction ends none of them is deleted or archived: for whoever names them anew. */
export async function holdObjects(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, LogisticsObject>> {
  const lock = sql`
    select 1 from logistics_objects where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) order by id for share`;
  const [, found] = await Promise.all([db.execute(lock), logisticsObjects.byIds(db, ids)]);
  return new Map(found.map((one) => [one.id, one]));
}

/** Refuses what a new record may not name: no object, and one that is archived. `field` is named in the refusal. */
export function refuseUnusableObject(
  found: LogisticsObject | undefined,
  field: string,
): asserts found is LogisticsObject {
  if (!found) throw unknownReference(field, logisticsObject.noun);
  if (found.archivedAt) throw archivedReference(field, logisticsObject, found.id, found.name);
}
