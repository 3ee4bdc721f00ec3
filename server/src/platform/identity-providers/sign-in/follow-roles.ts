import type { IdentityProvider } from '../../../../../nouns/identity-provider.ts';
import type { SignInFault } from '../../../../../nouns/sign-in-faults.ts';
import type { User } from '../../../../../nouns/user.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { setRoles } from '../../users/set-roles.ts';
import { users } from '../../users/user.ts';
import { type SignInClaims, valuesOf } from '../protocol/read-claims.ts';

/** Gives and takes the roles that mappings name; others stay. Whoever is left without any does not enter. */
export async function followRoles(
  ctx: WriteContext,
  provider: IdentityProvider,
  claims: SignInClaims,
  person: User,
): Promise<SignInFault | null> {
  const held = person.roles.map(({ id }) => id);
  const wanted = await rolesWanted(ctx.db, provider, claims, held);
  const differs = wanted.length !== held.length || wanted.some((id) => !held.includes(id));
  if (differs) {
    await setRoles(ctx.db, person.id, wanted);
    await users.change(ctx, person, {}, { fact: 'roles_changed', touched: true, tell: { provider: provider.name } });
  }
  return wanted.length === 0 ? 'no_role' : null;
}

/** What he holds besides the mappings, what they give him now, and the default where that is nothing. Roles that are gone give nothing. */
export async function rolesWanted(
  db: Db,
  { roleClaims, defaultRoleId }: IdentityProvider,
  claims: SignInClaims,
  held: readonly string[],
): Promise<string[]> {
  const named = new Set(roleClaims.map(({ roleId }) => roleId));
  const given = roleClaims.filter(({ claim, value }) => valuesOf(claims, claim).includes(value));
  const wanted = [...held.filter((id) => !named.has(id)), ...given.map(({ roleId }) => roleId)];
  const standing = await db.many<{ id: string }>(sql`
    select id from roles
    where tenant_id = ${db.tenant} and id = any(${[...wanted, defaultRoleId]}::uuid[]) and archived_at is null and (code <> 'owner' or id = any(${held}::uuid[]))
    order by id`);
  const ids = standing.map(({ id }) => id);
  const kept = ids.filter((id) => wanted.includes(id));
  return kept.length > 0 ? kept : ids;
}
