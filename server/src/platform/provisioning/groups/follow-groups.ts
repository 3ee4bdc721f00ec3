import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { user, users } from '../../users/user.ts';

/**
 * Gives these roles to whom a group gives them, and takes them from whom none does any more; other roles stay. After `lockOwners`,
 * in as many statements for one person as for all.
 */
export async function followGroups(
  ctx: WriteContext,
  { name }: IdentityProvider,
  people: readonly string[],
  roles: ReadonlyArray<string | null>,
): Promise<void> {
  const { db } = ctx;
  const named = [...new Set(roles)].filter((roleId) => roleId !== null);
  if (named.length === 0 || people.length === 0) return;
  const before = await users.lockAll(db, people);
  const taken = await db.many<{ userId: string }>(sql`
    delete from user_roles held
    where held.tenant_id = ${db.tenant} and held.user_id = any(${people}::uuid[]) and held.role_id = any(${named}::uuid[])
      and not exists (
        select 1 from provider_group_members member
        join provider_groups provided on provided.tenant_id = ${db.tenant} and provided.id = member.group_id
        where member.tenant_id = ${db.tenant} and member.user_id = held.user_id and provided.role_id = held.role_id)
    returning held.user_id as "userId"`);
  const given = await db.many<{ userId: string }>(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select distinct member.tenant_id, member.user_id, provided.role_id from provider_group_members member
    join provider_groups provided on provided.tenant_id = ${db.tenant} and provided.id = member.group_id
    where member.tenant_id = ${db.tenant} and member.user_id = any(${people}::uuid[]) and provided.role_id = any(${named}::uuid[])
    on conflict do nothing returning user_id as "userId"`);
  const changed = [...new Set([...taken, ...given].map(({ userId }) => userId))];
  if (changed.length === 0) return;
  await db.execute(sql`
    update users set version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where tenant_id = ${db.tenant} and id = any(${changed}::uuid[])`);
  const were = new Map(before.map((person) => [person.id, person]));
  for (const person of await users.byIds(db, changed)) {
    const was = were.get(person.id);
    if (was) ctx.record(user.changed('roles_changed', was, person, { provider: name }));
  }
}
