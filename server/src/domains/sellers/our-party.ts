import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** The default profile, for papers whose records name no party of ours; null in a company without profiles. */
export async function ourParty(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  const usual = await db.first<{ id: string }>(sql`
    select seller.id from seller_profiles seller where seller.tenant_id = ${db.tenant} and seller.is_default`);
  return new Map(ids.map((id) => [id, usual?.id ?? null]));
}
