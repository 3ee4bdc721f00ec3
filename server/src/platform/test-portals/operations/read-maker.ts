import Type from 'typebox';
import type { User } from '../../../../../nouns/user.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** The person who asks, or for whom the key acts that asks, and his portal. */
export interface Maker {
  person: Pick<User, 'fullName' | 'email' | 'phone' | 'locale' | 'timezone'>;
  portal: { name: string; slug: string };
}

export const readMaker = query({
  name: 'test-portals.read-maker',
  summary: words('Read who asks for a test portal', 'Прочитать, кто просит тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({}),
  output: Type.Unknown(),
  async run({ db, actor }): Promise<Maker> {
    const { name, slug, ...person } = await db.one<Maker['person'] & Maker['portal']>(sql`
      select u.full_name as "fullName", u.email, u.phone, u.locale, u.timezone, portal.name, portal.slug
      from users u join tenants portal on portal.tenant_id = ${db.tenant}
      where u.tenant_id = ${db.tenant} and u.id = ${actor.userId}`);
    return { person, portal: { name, slug } };
  },
});
