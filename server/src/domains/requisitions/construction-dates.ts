import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface ConstructionDates {
  startDate: string | null;
  endDate: string | null;
}

/** When the construction that these requisitions are for began and ended, as far as it is known. */
export async function constructionDates(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConstructionDates>> {
  const rows = await db.many<ConstructionDates & { id: string }>(sql`
    select id, construction_project->>'actualStartDate' as "startDate", construction_project->>'actualEndDate' as "endDate"
    from requisitions where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`);
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}
