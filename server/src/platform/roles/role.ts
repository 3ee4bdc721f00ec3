import { role as declared } from '../../../../nouns/role.ts';
import { systemRoles } from '../../kernel/access/system-roles.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { listingOf } from '../records/listing-of.ts';
import { getRecord, listRecords } from '../records/read-operations.ts';
import { store } from '../records/store.ts';

export const role = entityOf(declared);

/** What roles of the platform give stands in the code, by their codes. */
const ofThePlatform = JSON.stringify(
  Object.fromEntries(Object.entries(systemRoles).map(([code, { permissions }]) => [code, permissions])),
);

export const roles = store(role, {
  permissions: () => sql`coalesce(to_jsonb(role.permissions), ${ofThePlatform}::jsonb -> role.code, '[]')`,
  people: (tenant) => sql`
    (select count(*) from user_roles held where held.tenant_id = ${tenant} and held.role_id = role.id)`,
});

const reading = { permission: 'users.read', scope: 'users.read' } as const;

export const getRole = getRecord(roles, {
  name: 'roles.get-role',
  summary: words('Get a role', 'Получить роль'),
  ...reading,
});

export const listRoles = listRecords(roles, listingOf(declared, { name: 'roles', defaultSort: 'createdAt' }), {
  name: 'roles.list-roles',
  summary: words('List roles', 'Список ролей'),
  ...reading,
});
