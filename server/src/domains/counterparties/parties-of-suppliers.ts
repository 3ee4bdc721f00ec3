import type { Db } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';

/** A supplier as papers for other systems name him. */
export interface SupplierParty {
  supplierId: string;
  name: string;
  fullName: string | null;
  inn: string | null;
  kpp: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
}

/** Whatever became of them since. */
export async function partiesOfSuppliers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SupplierParty>> {
  const rows = await db.many<SupplierParty>(sql`
    select s.id as "supplierId", party.short_name as name, party.full_name as "fullName", party.inn, party.kpp,
      party.legal_address as address, party.email, party.phone
    from suppliers s join counterparties party on party.tenant_id = s.tenant_id and party.id = s.counterparty_id
    where s.tenant_id = ${db.tenant} and s.id = any(${[...new Set(ids)]}::uuid[])`);
  return new Map(rows.map((row) => [row.supplierId, row]));
}
