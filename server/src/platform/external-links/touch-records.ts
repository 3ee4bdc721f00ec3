import type { Listing } from '../../kernel/lists/listing.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { databaseMoment } from '../records/database-moment.ts';

/** Records that show something new while their version stays: who polls by `updatedAt` finds them. */
export async function touchRecords(db: Db, { from, alias }: Pick<Listing, 'from' | 'alias'>, ids: readonly string[]) {
  const moment = await databaseMoment(db);
  await db.execute(sql`
    update ${raw(from)} set updated_at = ${moment}
    where ${raw(alias)}.tenant_id = ${db.tenant} and ${raw(alias)}.id = any(${ids}::uuid[])`);
}
