import type { Db } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';

/** The e-mail of each counterparty, by its identifier: of its primary contact, of any other, or its own. Who has none is left out. */
export async function letterAddresses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; email: string }>(sql`
    select party.id, coalesce(contact.email, party.email) as email
    from counterparties party left join lateral (
      select one.email from counterparty_contacts one
      where one.tenant_id = party.tenant_id and one.counterparty_id = party.id and one.email is not null
      order by one.is_primary desc, one.id limit 1) contact on true
    where party.tenant_id = ${db.tenant} and party.id = any(${ids}::uuid[]) and coalesce(contact.email, party.email) is not null`);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
