import Type, { type Static } from 'typebox';
import { choice, flag, id, instant, nullable, object, text } from '../../kernel/fields.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { isTestPortal, portalNow } from '../../kernel/portal-clock.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { owesSecondFactor } from './second-factor/demanded-of.ts';

/** The person who is signed in, as their own portal shows them. */
export const personView = object({
  id: id(),
  code: text(32, 'Code'),
  fullName: text(200, 'Full name'),
  email: Type.String({ title: 'E-mail' }),
  newEmail: nullable(Type.String({ title: 'E-mail that waits to be confirmed' })),
  phone: nullable(Type.String({ title: 'Phone' })),
  position: nullable(Type.String({ title: 'Position' })),
  locale: choice(['ru', 'en'], 'Language'),
  timezone: Type.String({ title: 'Time zone' }),
  mustChangePassword: flag('A temporary password has to be changed first'),
  mustAddSecondFactor: flag('A role demands a second factor, which has to be added first'),
  emailVerifiedAt: nullable(instant('E-mail confirmed at')),
  lastLoginAt: nullable(instant('Signed in at')),
  roles: Type.Array(object({ code: Type.String({ title: 'Code' }), name: Type.String({ title: 'Name' }) })),
});

export const portalView = object({
  id: id('Portal'),
  slug: Type.String({ title: 'Portal name in addresses' }),
  name: Type.String({ title: 'Company name' }),
  mode: choice(['live', 'test'], 'Whether its data are live or those of a test portal'),
  time: instant('Time of its clock; of a live portal, of the server'),
});

interface PersonRow {
  id: string;
  code: string;
  full_name: string;
  email: string;
  new_email: string | null;
  phone: string | null;
  position: string | null;
  locale: 'ru' | 'en';
  timezone: string;
  must_change_password: boolean;
  owes_second_factor: boolean;
  email_verified_at: string | null;
  last_login_at: string | null;
  roles: Array<{ code: string; name: string }>;
  slug: string;
  name: string;
}

export async function readPerson(
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  userId: string,
): Promise<{ user: Static<typeof personView>; portal: Static<typeof portalView> }> {
  const row = await db.one<PersonRow>(sql`
    select u.id, u.code, u.full_name, u.email, u.phone, u.position, u.locale, u.timezone, u.must_change_password,
      ${owesSecondFactor('u.id', services)} as owes_second_factor,
      u.email_verified_at, u.last_login_at, t.slug, t.name,
      (select c.new_email from email_changes c
       where c.tenant_id = ${db.tenant} and c.user_id = u.id and c.confirmed_at is null and c.replaced_at is null
         and c.undone_at is null and c.confirm_until > now()) as new_email,
      (select coalesce(json_agg(json_build_object('code', r.code, 'name', r.name) order by r.code), '[]')
       from user_roles held join roles r on r.tenant_id = ${db.tenant} and r.id = held.role_id
       where held.tenant_id = ${db.tenant} and held.user_id = u.id and r.archived_at is null) as roles
    from users u join tenants t on t.tenant_id = ${db.tenant}
    where u.tenant_id = ${db.tenant} and u.id = ${userId}`);
  return {
    user: {
      id: row.id,
      code: row.code,
      fullName: row.full_name,
      email: row.email,
      newEmail: row.new_email,
      phone: row.phone,
      position: row.position,
      locale: row.locale,
      timezone: row.timezone,
      mustChangePassword: row.must_change_password,
      mustAddSecondFactor: row.owes_second_factor,
      emailVerifiedAt: row.email_verified_at,
      lastLoginAt: row.last_login_at,
      roles: row.roles,
    },
    portal: {
      ...{ id: db.tenant, slug: row.slug, name: row.name },
      ...{ mode: isTestPortal() ? 'test' : 'live', time: portalNow().toISOString() },
    },
  };
}
