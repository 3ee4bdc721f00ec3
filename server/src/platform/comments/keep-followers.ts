import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { Beside } from '../records/record-host.ts';

interface Heard {
  authorId: string;
  mentionIds: readonly string[];
}

/** Who says something follows from then on; who is mentioned does too, unless he has said that he does not want to. */
export async function keepFollowers(db: Db, { entityType, entityId }: Beside, { authorId, mentionIds }: Heard) {
  // In one order, so that two comments that mention each other's authors do not wait for each other.
  const people = [...new Set([authorId, ...mentionIds])].sort();
  await db.execute(sql`
    insert into followers (tenant_id, entity_type, entity_id, user_id, is_following, updated_by)
    select ${db.tenant}::uuid, ${entityType}::text, ${entityId}::uuid, person, true, ${authorId}::uuid from unnest(${people}::uuid[]) person
    on conflict (tenant_id, entity_type, entity_id, user_id) do update
    set is_following = true, version = followers.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where not followers.is_following and followers.user_id = excluded.updated_by`);
}
