import { refuse, type Words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

interface Quota {
  most: number;
  /** A statement whose one row has `held`: how many the portal has now. */
  counting: Sql;
  detail: Words;
}

/** Refuses one more than a portal may have. The portal's row is locked, so that of two at once only one is the last. */
export async function keepQuota(db: Db, { most, counting, detail }: Quota): Promise<void> {
  await db.one(sql`select 1 from tenants where tenant_id = ${db.tenant} for no key update`);
  const { held } = await db.one<{ held: number }>(counting);
  if (held >= most) throw refuse('quota_exceeded', detail, { limit: most });
}
