import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** An integration that works in the portal, without its settings. */
interface Installed {
  id: string;
  slug: string;
  /** Whom we are at the provider. */
  account: string | null;
}

/** The first installed of these integrations; null when none works. */
export async function findInstalled(db: Db, slugs: readonly string[]): Promise<Installed | null> {
  const found = await db.first<Installed>(sql`
    select id, slug, connected_account as account from integration_installations
    where tenant_id = ${db.tenant} and slug = any(${slugs}::text[]) and status = 'installed' and archived_at is null
    order by created_at limit 1`);
  return found ?? null;
}
