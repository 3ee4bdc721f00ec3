import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, variables } from '../../kernel/variables.ts';
import { peopleCodes } from './people-codes.ts';

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
  const codes = await peopleCodes(db, ids);
  return new Map([...codes].map(([id, code]) => [id, { code }]));
}
