import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type HeldRole, permissionsOfRoles } from '../permissions/permissions-of-roles.ts';

/** Names of the portal's roles by what they give. */
export async function readRoles(db: Db): Promise<(permission: string) => string[]> {
  const roles = await db.many<HeldRole & { name: string }>(
    sql`select code, name, permissions from roles where tenant_id = ${db.tenant} order by name, id`,
  );
  const given = roles.map((role) => ({
    name: role.name,
    permissions: permissionsOfRoles([role]) as ReadonlySet<string>,
  }));
  return (permission) => given.flatMap(({ name, permissions }) => (permissions.has(permission) ? [name] : []));
}
