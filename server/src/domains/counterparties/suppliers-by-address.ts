import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface SupplierAddress {
  address: string;
  supplierId: string;
}

/** Suppliers who are reached at these addresses, by the company's own e-mail or by that of a contact; the archived ones left out. */
export const suppliersByAddress = (db: Db, addresses: readonly string[]): Promise<SupplierAddress[]> =>
  db.many<SupplierAddress>(sql`
    select distinct lower(reached.email) as address, supplier.id as "supplierId"
    from (
      select party.tenant_id, party.id, party.email from counterparties party
      where party.tenant_id = ${db.tenant} and lower(party.email) = any(${addresses}::text[])
      union all
      select contact.tenant_id, contact.counterparty_id, contact.email from counterparty_contacts contact
      where contact.tenant_id = ${db.tenant} and lower(contact.email) = any(${addresses}::text[])) reached
    join counterparties party on party.tenant_id = ${db.tenant} and party.id = reached.id
    join suppliers supplier on supplier.tenant_id = ${db.tenant} and supplier.counterparty_id = reached.id
    where reached.tenant_id = ${db.tenant} and party.status <> 'archived' and 'supplier' = any(party.roles)
    order by address, "supplierId"`);
