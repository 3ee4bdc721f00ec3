import { user as declared, type User } from '../../../../nouns/user.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { getRecord, listRecords } from '../records/read-operations.ts';
import { store } from '../records/store.ts';

export const user = entityOf(declared);

export const users = store(user, {
  roles: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('id', r.id, 'code', r.code, 'name', r.name) order by r.id), '[]')
     from user_roles held join roles r on r.tenant_id = ${tenant} and r.id = held.role_id
     where held.tenant_id = ${tenant} and held.user_id = person.id)`,
  hasSecondFactor: (tenant) => sql`
    exists (select 1 from second_factors factor
      where factor.tenant_id = ${tenant} and factor.user_id = person.id and factor.confirmed_at is not null)`,
  hasPasskey: (tenant) => sql`
    exists (select 1 from passkeys passkey where passkey.tenant_id = ${tenant} and passkey.user_id = person.id)`,
  hasProviderAccount: (tenant) => sql`
    exists (select 1 from provider_subjects bound where bound.tenant_id = ${tenant} and bound.user_id = person.id)`,
  newEmail: (tenant) => sql`
    (select waiting.new_email from email_changes waiting
     where waiting.tenant_id = ${tenant} and waiting.user_id = person.id and waiting.confirmed_at is null and waiting.replaced_at is null
       and waiting.undone_at is null and waiting.confirm_until > now())`,
});

/** A person, locked until the transaction ends; rows that point to him may still be written meanwhile. */
export async function lockUser(db: Db, userId: string): Promise<User> {
  const lock = sql`select 1 from users where tenant_id = ${db.tenant} and id = ${userId} for no key update`;
  const [, held] = await Promise.all([db.execute(lock), users.byId(db, userId)]);
  return held;
}

const reading = { permission: 'users.read', scope: 'users.read' } as const;

export const getUser = getRecord(users, {
  name: 'users.get-user',
  summary: words('Get a person of the portal', 'Получить сотрудника'),
  ...reading,
});

export const listUsers = listRecords(users, listingOf(declared, { name: 'users', defaultSort: 'fullName' }), {
  name: 'users.list-users',
  summary: words('List people of the portal', 'Список сотрудников'),
  ...reading,
});
