import Type from 'typebox';
import { query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';

export interface LoginRow {
  id: string;
  full_name: string;
  email: string;
  status: 'invited' | 'active' | 'blocked';
  password_hash: string | null;
  slug: string;
  tenant_status: 'active' | 'suspended';
}

/** What a password is checked against. */
export const loadLogin = query({
  name: 'accounts.load-login',
  summary: words('Read what a sign-in is checked against', 'Прочитать данные для проверки входа'),
  permission: 'signed-in',
  scope: null,
  input: Type.Object({ userId: Type.String() }),
  output: Type.Unknown(),
  run: ({ db }, { userId }) =>
    db.first<LoginRow>(sql`
      select u.id, u.full_name, u.email, u.status, u.password_hash, t.slug, t.status as tenant_status
      from users u join tenants t on t.tenant_id = ${db.tenant}
      where u.tenant_id = ${db.tenant} and u.id = ${userId}`),
});
