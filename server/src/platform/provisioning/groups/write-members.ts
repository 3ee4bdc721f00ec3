import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { peopleAmong } from '../people/person-row.ts';
import type { Resource } from '../protocol/resource.ts';
import { scimRefusal } from '../protocol/scim-refusal.ts';
import { membersOf } from './group-row.ts';

export interface Members {
  added: string[];
  removed: string[];
}

/** Makes these the people of a group; who is none of the provider's people is refused. */
export async function writeMembers(
  db: Db,
  provider: IdentityProvider,
  groupId: string,
  { members = [] }: Resource,
): Promise<Members> {
  const wanted = new Set(members.map(({ value = '' }) => value.toLowerCase()));
  const held = new Set(await membersOf(db, groupId));
  const removed = [...held].filter((id) => !wanted.has(id));
  const added = [...wanted].filter((id) => !held.has(id));
  const known = new Set(await peopleAmong(db, provider, added));
  const unknown = added.find((id) => !known.has(id));
  if (unknown !== undefined) throw noPerson(unknown);
  if (removed.length > 0)
    await db.execute(sql`
      delete from provider_group_members
      where tenant_id = ${db.tenant} and group_id = ${groupId} and user_id = any(${removed}::uuid[])`);
  if (added.length > 0)
    await db.execute(sql`
      insert into provider_group_members (tenant_id, group_id, user_id)
      select ${db.tenant}::uuid, ${groupId}::uuid, user_id from unnest(${added}::uuid[]) as user_id
      on conflict do nothing returning user_id`);
  return { added, removed };
}

const noPerson = (id: string) =>
  scimRefusal('invalidValue', words(`members: ${id} is no person here.`, `members: сотрудника ${id} здесь нет.`));
