import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface PartyPhone {
  /** As it was asked for. */
  phone: string;
  counterpartyId: string;
  /** Null for who is no supplier. */
  supplierId: string | null;
}

/** Who has these phones, of the company or of a contact: the last ten digits decide, however they are written. The archived ones are left out. */
export const partiesByPhone = (db: Db, phones: readonly string[]): Promise<PartyPhone[]> =>
  db.many<PartyPhone>(sql`
    select distinct asked.phone, party.id as "counterpartyId", supplier.id as "supplierId"
    from (select given as phone, right(regexp_replace(given, '\\D', '', 'g'), 10) as digits from unnest(${[...phones]}::text[]) given) asked
    join lateral (
      select party.id from counterparties party
      where party.tenant_id = ${db.tenant} and party.phone is not null and right(regexp_replace(party.phone, '\\D', '', 'g'), 10) = asked.digits
      union all
      select contact.counterparty_id from counterparty_contacts contact
      where contact.tenant_id = ${db.tenant} and contact.phone is not null
        and right(regexp_replace(contact.phone, '\\D', '', 'g'), 10) = asked.digits) reached on true
    join counterparties party on party.tenant_id = ${db.tenant} and party.id = reached.id
    left join suppliers supplier on supplier.tenant_id = ${db.tenant} and supplier.counterparty_id = party.id and 'supplier' = any(party.roles)
    where length(asked.digits) = 10 and party.status <> 'archived'
    order by 1, 2`);
