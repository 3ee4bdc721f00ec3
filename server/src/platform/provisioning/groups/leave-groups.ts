import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { followGroups } from './follow-groups.ts';

/** A person is in no group of the provider any more, and has none of the roles that they gave. */
export async function leaveGroups(ctx: WriteContext, provider: IdentityProvider, userId: string): Promise<void> {
  const { db } = ctx;
  const left = await db.many<{ id: string; roleId: string | null }>(sql`
    with gone as (
      delete from provider_group_members member using provider_groups provided
      where member.tenant_id = ${db.tenant} and provided.tenant_id = ${db.tenant} and provided.id = member.group_id
        and provided.provider_id = ${provider.id} and member.user_id = ${userId}
      returning provided.id, provided.role_id)
    select id, role_id as "roleId" from gone`);
  await db.execute(sql`
    update provider_groups set version = version + 1, updated_at = now()
    where tenant_id = ${db.tenant} and id = any(${left.map(({ id }) => id)}::uuid[])`);
  await followGroups(
    ctx,
    provider,
    [userId],
    left.map(({ roleId }) => roleId),
  );
}
