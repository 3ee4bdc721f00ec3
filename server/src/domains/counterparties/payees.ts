import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { PaymentRequisite } from '../../../../nouns/payment-requisite.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql } from '../../kernel/sql/sql.ts';

/** Who is paid, and where. */
export interface Payee {
  counterpartyId: string;
  name: string;
  fullName: string | null;
  kind: Counterparty['kind'];
  inn: string | null;
  kpp: string | null;
  status: Counterparty['status'];
  requisites: Array<Omit<PaymentRequisite, 'id' | 'label'>>;
}

/** Counterparties by their identifiers, in one statement, with their bank details: for who may see them, or for no eyes at all. */
export const payeesById = (db: Db, ids: readonly string[]) => payeesWhere(db, sql`party.id = any(${ids}::uuid[])`);

/** Those that have one of these taxpayer numbers or are paid to one of these accounts; nobody archived. */
export const payeesBy = (db: Db, inns: readonly string[], accounts: readonly string[]) =>
  payeesWhere(
    db,
    sql`party.archived_at is null and (party.inn = any(${inns}::text[]) or party.id in (
      select held.counterparty_id from payment_requisites held
      where held.tenant_id = ${db.tenant} and held.checking_account = any(${accounts}::text[])))`,
  );

const payeesWhere = (db: Db, condition: Sql) =>
  db.many<Payee>(sql`
    select party.id as "counterpartyId", party.short_name as name, party.full_name as "fullName", party.kind, party.inn, party.kpp, party.status,
      (select coalesce(json_agg(json_build_object('bankName', held.bank_name, 'bik', held.bik, 'checkingAccount', held.checking_account,
         'correspondentAccount', held.correspondent_account, 'currency', held.currency, 'isPrimary', held.is_primary) order by held.id), '[]')
       from payment_requisites held where held.tenant_id = ${db.tenant} and held.counterparty_id = party.id) as requisites
    from counterparties party where party.tenant_id = ${db.tenant} and ${condition} order by party.id`);
