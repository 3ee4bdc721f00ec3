import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, sql } from '../../kernel/sql/sql.ts';
import { type User, user } from './user.ts';

/** Password hashes are not among them. */
export const userColumns = sql`
  person.id, person.code, person.full_name, person.email, person.phone, person.position, person.status, person.locale, person.timezone,
  person.email_verified_at, person.last_login_at, person.version, person.created_at, person.updated_at, person.created_by, person.updated_by,
  (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
   from user_roles held join roles r on r.tenant_id = ${ownTenant} and r.id = held.role_id
   where held.tenant_id = ${ownTenant} and held.user_id = person.id) as roles`;

export interface UserRow {
  id: string;
  code: string;
  full_name: string;
  email: string;
  phone: string | null;
  position: string | null;
  status: User['status'];
  locale: User['locale'];
  timezone: string;
  roles: User['roles'];
  email_verified_at: string | null;
  last_login_at: string | null;
  version: number;
  created_at: string;
  updated_at: string;
  created_by: string | null;
  updated_by: string | null;
}

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  code: row.code,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  position: row.position,
  status: row.status,
  locale: row.locale,
  timezone: row.timezone,
  roles: row.roles,
  emailVerifiedAt: row.email_verified_at,
  lastLoginAt: row.last_login_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  updatedBy: row.updated_by,
});

export async function userById(db: Db, userId: string): Promise<User> {
  const row = await db.first<UserRow>(
    sql`select ${userColumns} from users person where person.tenant_id = ${db.tenant} and person.id = ${userId}`,
  );
  if (!row) throw notFound(user.noun);
  return presentUser(row);
}

/** The same, locked until the transaction ends; rows that point to the person may still be written meanwhile. */
export async function lockUser(db: Db, userId: string): Promise<User> {
  const lock = sql`select 1 from users where tenant_id = ${db.tenant} and id = ${userId} for no key update`;
  const [, held] = await Promise.all([db.execute(lock), userById(db, userId)]);
  return held;
}
