import type { ApiKey } from '../../../../nouns/api-key.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { LetterLocale } from '../mail/letters/letter.ts';

interface Guardian {
  email: string;
  locale: LetterLocale;
  timezone: string;
  portal: string;
}

/** Who is written to about a key: the person it acts for, or the owners when nobody active answers for it. */
export async function guardiansOf(db: Db, createdBy: string | null): Promise<Guardian[]> {
  const people = await db.many<Guardian & { id: string }>(sql`
    select u.id, u.email, u.locale, u.timezone, t.name as portal
    from users u join tenants t on t.tenant_id = ${db.tenant}
    where u.tenant_id = ${db.tenant} and u.status = 'active' and (u.id = ${createdBy}::uuid or exists (
      select 1 from user_roles held join roles r on r.tenant_id = ${db.tenant} and r.id = held.role_id
      where held.tenant_id = ${db.tenant} and held.user_id = u.id and r.code = 'owner'))`);
  const creator = people.filter(({ id }) => id === createdBy);
  return creator.length > 0 ? creator : people;
}

/** What every letter about a key says of it. */
export const aboutKey = ({ services }: WriteContext, key: ApiKey, { portal, timezone }: Guardian) => ({
  keyName: key.name,
  keyPrefix: key.prefix,
  portal,
  timeZone: timezone,
  url: `${services.publicUrl}/settings/api-keys`,
});
