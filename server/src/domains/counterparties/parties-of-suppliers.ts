import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** A supplier as documents for other systems name it. */
export interface SupplierParty
  extends Pick<
    Counterparty,
    'kind' | 'fullName' | 'inn' | 'kpp' | 'ogrn' | 'okpo' | 'legalAddress' | 'actualAddress' | 'email' | 'phone'
  > {
  supplierId: string;
  counterpartyId: string;
  name: string;
  accounts: Array<Pick<PaymentRequisite, 'bankName' | 'bik' | 'checkingAccount' | 'correspondentAccount'>>;
}

/** Whatever became of them since, with their bank details: for who may see them, or for no eyes at all. */
export async function partiesOfSuppliers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, SupplierParty>> {
  const rows = await db.many<SupplierParty>(sql`
    select s.id as "supplierId", party.id as "counterpartyId", party.kind, party.short_name as name, party.full_name as "fullName",
      party.inn, party.kpp, party.ogrn, party.okpo, party.legal_address as "legalAddress", party.actual_address as "actualAddress",
      party.email, party.phone,
      (select coalesce(json_agg(json_build_object('bankName', held.bank_name, 'bik', held.bik, 'checkingAccount', held.checking_account,
         'correspondentAccount', held.correspondent_account) order by held.is_primary desc, held.id), '[]')
       from payment_requisites held where held.tenant_id = ${db.tenant} and held.counterparty_id = party.id) as accounts
    from suppliers s join counterparties party on party.tenant_id = ${db.tenant} and party.id = s.counterparty_id
    where s.tenant_id = ${db.tenant} and s.id = any(${[...new Set(ids)]}::uuid[])`);
  return new Map(rows.map((row) => [row.supplierId, row]));
}
