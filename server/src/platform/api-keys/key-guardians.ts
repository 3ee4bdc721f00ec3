import type { ApiKey } from '../../../../nouns/api-key.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface Guardians {
  people: string[];
  /** The name of the portal, which their letters say. */
  portal: string;
}

/** Who is told of a key: the person it acts for, or the owners when nobody active answers for it. */
export async function guardiansOf(db: Db, createdBy: string | null): Promise<Guardians> {
  const found = await db.many<{ id: string; portal: string }>(sql`
    select u.id, t.name as portal
    from users u join tenants t on t.tenant_id = ${db.tenant}
    where u.tenant_id = ${db.tenant} and u.status = 'active' and (u.id = ${createdBy}::uuid or exists (
      select 1 from user_roles held join roles r on r.tenant_id = ${db.tenant} and r.id = held.role_id
      where held.tenant_id = ${db.tenant} and held.user_id = u.id and r.code = 'owner'))`);
  const creator = found.filter(({ id }) => id === createdBy);
  const people = (creator.length > 0 ? creator : found).map(({ id }) => id);
  return { people, portal: found[0]?.portal ?? '' };
}

/** A key, for what its guardians are told of it. */
export const aboutKey = ({ id }: Pick<ApiKey, 'id'>) => ({
  entityType: 'api_key',
  entityId: id,
  page: '/settings/api-keys',
});
