import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** Where a counterparty may be written to. */
export interface RfqAddress {
  counterpartyId: string;
  name: string;
  kind: Counterparty['kind'];
  /** Of the counterparty itself. */
  email: string | null;
  /** Those who get requests for quotations first, then the primary one, then as they were added. */
  contacts: ReadonlyArray<{ id: string; fullName: string; email: string | null; receivesRfq: boolean }>;
}

/** Addresses of counterparties by their identifiers, whatever their status, in one statement. */
export async function rfqAddresses(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, RfqAddress>> {
  const rows = await db.many<RfqAddress>(sql`
    select party.id as "counterpartyId", party.short_name as name, party.kind, party.email,
      (select coalesce(json_agg(json_build_object('id', one.id, 'fullName', one.full_name, 'email', one.email, 'receivesRfq', one.receives_rfq)
         order by one.receives_rfq desc, one.is_primary desc, one.id), '[]')
       from counterparty_contacts one where one.tenant_id = ${db.tenant} and one.counterparty_id = party.id) as contacts
    from counterparties party where party.tenant_id = ${db.tenant} and party.id = any(${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.counterpartyId, row]));
}
