import type { Db } from '../../kernel/sql/db.ts';
import { type Condition, sql } from '../../kernel/sql/sql.ts';
import { phoneDigits } from '../../kernel/values/phone-digits.ts';

/** Somebody who can be called: a contact of a counterparty, or the company itself. */
export interface Callable {
  counterpartyId: string;
  /** Null for who is no supplier. */
  supplierId: string | null;
  company: string;
  /** Null for the company itself. */
  contactId: string | null;
  name: string;
  receivesRfq: boolean;
  /** Digits alone. */
  phone: string;
}

/** Who can be called at these counterparties: those who get requests for quotes first, the company itself last. */
export const phonesOf = (db: Db, counterpartyIds: readonly string[]): Promise<Callable[]> =>
  callable(db, sql`party.id = any(${counterpartyIds}::uuid[])`);

/** A contact by its identifier, if it has a phone. */
export const phoneOfContact = async (db: Db, contactId: string): Promise<Callable | undefined> =>
  (
    await callable(
      db,
      sql`party.id in (select one.counterparty_id from counterparty_contacts one where one.tenant_id = ${db.tenant} and one.id = ${contactId})`,
    )
  ).find((one) => one.contactId === contactId);

async function callable(db: Db, condition: Condition): Promise<Callable[]> {
  const rows = await db.many<Callable>(sql`
    select party.id as "counterpartyId", supplier.id as "supplierId", party.short_name as company, reached.id as "contactId",
      coalesce(reached.full_name, party.short_name) as name, coalesce(reached.receives_rfq, false) as "receivesRfq", reached.phone
    from counterparties party
    left join suppliers supplier on supplier.tenant_id = ${db.tenant} and supplier.counterparty_id = party.id and 'supplier' = any(party.roles)
    cross join lateral (
      select contact.id, contact.full_name, contact.receives_rfq, contact.is_primary, contact.phone from counterparty_contacts contact
      where contact.tenant_id = ${db.tenant} and contact.counterparty_id = party.id and contact.phone is not null
      union all
      select null, null, null, null, party.phone where party.phone is not null) reached
    where party.tenant_id = ${db.tenant} and ${condition} and party.status <> 'archived'
    order by party.short_name, party.id, reached.receives_rfq desc nulls last, reached.is_primary desc nulls last, reached.id`);
  return rows.flatMap((row) => {
    const phone = phoneDigits(row.phone);
    return phone === null ? [] : [{ ...row, phone }];
  });
}

/** Whom of a counterparty a request for quotes reaches by phone: the given contact, or the first of those who can be called. */
export const calledFor = (all: readonly Callable[], counterpartyId: string, contactId: string | null) => {
  const there = all.filter((one) => one.counterpartyId === counterpartyId);
  return there.find((one) => contactId !== null && one.contactId === contactId) ?? there[0];
};

/** Counterparties that can be called, page by page in the order of their identifiers; the company's own number is the last of each. */
export async function partiesWithPhones(db: Db, after: string | null, most: number) {
  const ids = await db.many<{ id: string }>(sql`
    select party.id from counterparties party
    where party.tenant_id = ${db.tenant} and party.status <> 'archived' and (${after}::uuid is null or party.id > ${after})
      and (party.phone is not null or exists (
        select 1 from counterparty_contacts contact
        where contact.tenant_id = ${db.tenant} and contact.counterparty_id = party.id and contact.phone is not null))
    order by party.id limit ${most}`);
  const phones = Map.groupBy(
    await phonesOf(
      db,
      ids.map(({ id }) => id),
    ),
    ({ counterpartyId }) => counterpartyId,
  );
  return ids.map(({ id }) => {
    const some = phones.get(id) ?? [];
    return { id, name: some[0]?.company ?? '', phones: [...new Set(some.map(({ phone }) => phone))] };
  });
}
