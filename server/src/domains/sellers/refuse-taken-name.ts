import { alreadyExists } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { sellerProfile } from './seller-profile.ts';

/** A name belongs to one active profile, whatever the case of its letters. */
export async function refuseTakenName(db: Db, name: string | undefined, except: string | null = null): Promise<void> {
  if (name === undefined) return;
  const holder = await db.first<{ id: string }>(sql`
    select id from seller_profiles
    where tenant_id = ${db.tenant} and archived_at is null and id is distinct from ${except}
      and lower(name) = lower(${name} collate people)`);
  if (holder) throw alreadyExists('name', { entityType: sellerProfile.type, entityId: holder.id });
}
