import type { Db } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';
import { type Answers, variables } from '../../kernel/variables.ts';

export const userVariables = variables({
  namespace: 'user',
  domain: 'users',
  entityTypes: ['user'],
  exists: async (db, ids) => new Set((await loadUsers(db, ids)).keys()),
  groups: [
    {
      scopes: ['users.read'],
      permission: 'users.read',
      load: loadUsers,
      paths: { code: { label: { en: 'Code of a person', ru: 'Код сотрудника' }, valueType: 'string' } },
    },
  ],
});

async function loadUsers(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await db.many<{ id: string; code: string }>(
    sql`select id, code from users where tenant_id = ${db.tenant} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, code }) => [id, { code }]));
}
