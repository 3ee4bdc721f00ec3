import Type from 'typebox';
import type { Actor } from '../../kernel/access/actor.ts';
import { id } from '../../kernel/fields.ts';
import { fieldError, Refusal, refuse, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { refuseGivingMore } from '../roles/check-grant.ts';
import { isOwner } from '../roles/is-owner.ts';

export const roleIdsInput = Type.Array(id('Role'), { minItems: 1, maxItems: 20, uniqueItems: true, title: 'Roles' });

interface GivenRole {
  id: string;
  code: string;
  name: string;
  permissions: string[] | null;
}

/** The named roles; unknown ones are refused, and those in `held` need no right to give. */
export async function givenRoles(
  db: Db,
  actor: Actor,
  roleIds: readonly string[],
  held: readonly string[] = [],
): Promise<GivenRole[]> {
  const found = await db.many<GivenRole>(sql`
    select id, code, name, permissions from roles where tenant_id = ${db.tenant} and id = any(${roleIds}::uuid[]) order by id`);
  const known = new Set(found.map((role) => role.id));
  const unknown = roleIds.flatMap((roleId, index) => (known.has(roleId) ? [] : [index]));
  if (unknown.length > 0) throw unknownRoles(unknown);
  const added = found.filter((role) => !held.includes(role.id));
  if (actor.kind !== 'system' && added.some(({ code }) => code === 'owner') && !(await isOwner(db, actor.userId)))
    throw refuse(
      'forbidden',
      words('Only an owner may make somebody an owner.', 'Назначить владельца может только владелец.'),
      { requiredRole: 'owner' },
    );
  refuseGivingMore(actor, permissionsOfRoles(added));
  return found;
}

const unknownRoles = (places: readonly number[]) =>
  new Refusal('unknown_reference', words('A role does not exist.', 'Такой роли нет.'), {
    errors: places.map((place) =>
      fieldError(
        `/roleIds/${place}`,
        'not_found_reference',
        words('refers to no role', 'ссылается на несуществующую роль'),
      ),
    ),
  });

export const giveRoles = (db: Db, userId: string, roleIds: readonly string[]) =>
  db.execute(sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select ${db.tenant}::uuid, ${userId}::uuid, role_id from unnest(${roleIds}::uuid[]) as role_id on conflict do nothing`);
