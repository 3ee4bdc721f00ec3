import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, sql } from '../../kernel/sql/sql.ts';
import { permissionsOfRoles } from '../permissions/permissions-of-roles.ts';
import { type Role, role } from './role.ts';

export const roleColumns = sql`
  role.id, role.code, role.name, role.is_system, role.permissions, role.version, role.created_at, role.updated_at, role.created_by, role.updated_by,
  (select count(*) from user_roles held where held.tenant_id = ${ownTenant} and held.role_id = role.id) as people`;

export interface RoleRow {
  id: string;
  code: string;
  name: string;
  is_system: boolean;
  permissions: string[] | null;
  people: number;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
}

export const presentRole = (row: RoleRow): Role => ({
  id: row.id,
  code: row.code,
  name: row.name,
  isSystem: row.is_system,
  permissions: [...permissionsOfRoles([row])],
  people: row.people,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});

export async function roleById(db: Db, roleId: string): Promise<Role> {
  const row = await db.first<RoleRow>(
    sql`select ${roleColumns} from roles role where role.tenant_id = ${db.tenant} and role.id = ${roleId}`,
  );
  if (!row) throw notFound(role.noun);
  return presentRole(row);
}

/** The same, locked: while it is held nobody can be given the role. */
export async function lockRole(db: Db, roleId: string): Promise<Role> {
  const lock = sql`select 1 from roles where tenant_id = ${db.tenant} and id = ${roleId} for update`;
  const [, held] = await Promise.all([db.execute(lock), roleById(db, roleId)]);
  return held;
}
