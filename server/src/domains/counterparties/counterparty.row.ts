import type { Actor } from '../../kernel/access/actor.ts';
import { masked } from '../../kernel/access/mask.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../kernel/record.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { linkedColumn } from '../../platform/external-links/linked.ts';
import { type Counterparty, counterparty } from './counterparty.ts';

const supplierColumn = raw(`
  (select json_build_object('supplierId', s.id, 'standing', s.standing, 'paymentTermsDays', s.payment_terms_days,
     'defaultCurrency', s.default_currency, 'leadTimeDays', s.lead_time_days, 'minOrderAmount', s.min_order_amount::text, 'rating', s.rating::text)
   from suppliers s where s.tenant_id = party.tenant_id and s.counterparty_id = party.id and 'supplier' = any(party.roles)) as supplier`);

const requisitesColumn = raw(`
  (select coalesce(json_agg(json_build_object('id', r.id, 'label', r.label, 'bankName', r.bank_name, 'bik', r.bik,
     'checkingAccount', r.checking_account, 'correspondentAccount', r.correspondent_account, 'currency', r.currency, 'isPrimary', r.is_primary) order by r.id), '[]')
   from payment_requisites r where r.tenant_id = party.tenant_id and r.counterparty_id = party.id) as payment_requisites`);

const contactsColumn = raw(`
  (select coalesce(json_agg(json_build_object('id', c.id, 'fullName', c.full_name, 'position', c.position, 'email', c.email,
     'phone', c.phone, 'isPrimary', c.is_primary, 'receivesRfq', c.receives_rfq, 'messengerIds', c.messenger_ids) order by c.id), '[]')
   from counterparty_contacts c where c.tenant_id = party.tenant_id and c.counterparty_id = party.id) as contacts`);

/** The one place that maps the tables to the card. Requisites and contacts stand in the order they were added. */
export const counterpartyColumns: Sql = sql`${raw(`
  party.id, party.kind, party.short_name, party.full_name, party.roles, party.inn, party.kpp, party.ogrn, party.okpo, party.tax_id, party.tax_regime,
  party.legal_address, party.actual_address, party.postal_address, party.email, party.phone, party.website, party.custom_fields,
  party.status, party.block_reason, party.blocked_until, party.version, party.created_at, party.updated_at, party.archived_at,
  party.created_by, party.updated_by`)}, ${supplierColumn}, ${requisitesColumn}, ${contactsColumn}, ${linkedColumn(counterparty.type, 'party.id')}`;

export interface CounterpartyRow extends RecordRow {
  id: string;
  kind: Counterparty['kind'];
  short_name: string;
  full_name: string | null;
  roles: Counterparty['roles'];
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
  okpo: string | null;
  tax_id: string | null;
  tax_regime: Counterparty['taxRegime'];
  legal_address: string | null;
  actual_address: string | null;
  postal_address: string | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  payment_requisites: Counterparty['paymentRequisites'];
  contacts: Counterparty['contacts'];
  supplier: Counterparty['supplier'];
  custom_fields: Record<string, unknown>;
  externalLinks: Counterparty['externalLinks'];
  status: Counterparty['status'];
  block_reason: string | null;
  blocked_until: string | null;
}

export const presentCounterparty = (row: CounterpartyRow): Counterparty => ({
  id: row.id,
  kind: row.kind,
  shortName: row.short_name,
  fullName: row.full_name,
  roles: row.roles,
  inn: row.inn,
  kpp: row.kpp,
  ogrn: row.ogrn,
  okpo: row.okpo,
  taxId: row.tax_id,
  taxRegime: row.tax_regime,
  legalAddress: row.legal_address,
  actualAddress: row.actual_address,
  postalAddress: row.postal_address,
  email: row.email,
  phone: row.phone,
  website: row.website,
  paymentRequisites: row.payment_requisites,
  contacts: row.contacts,
  supplier: row.supplier,
  customFields: row.custom_fields,
  externalLinks: row.externalLinks,
  status: row.status,
  blockReason: row.block_reason,
  blockedUntil: row.blocked_until,
  ...presentRecord(row),
});

/** What this actor may see of a counterparty. */
export const showCounterparty = (actor: Actor, party: Counterparty): Counterparty => masked(counterparty, actor, party);

export async function counterpartyById(db: Db, id: string): Promise<Counterparty> {
  const row = await db.first<CounterpartyRow>(sql`
    select ${counterpartyColumns} from counterparties party where party.tenant_id = ${db.tenant} and party.id = ${id}`);
  if (!row) throw notFound(counterparty.noun);
  return presentCounterparty(row);
}

/**
 * One counterparty, locked with its lists until the transaction ends: every change starts here. Locked and read apart, in
 * one flight: a statement that had to wait for the lock would see the row as it is and the lists as they were.
 */
export async function lockCounterparty(db: Db, id: string): Promise<Counterparty> {
  const lock = sql`select 1 from counterparties where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, party] = await Promise.all([db.execute(lock), counterpartyById(db, id)]);
  return party;
}

/** Those of the identifiers that are counterparties of this portal, in one statement. */
export async function counterpartiesById(db: Db, ids: readonly string[]): Promise<Counterparty[]> {
  const rows = await db.many<CounterpartyRow>(sql`
    select ${counterpartyColumns} from counterparties party where party.tenant_id = ${db.tenant} and party.id = any(${ids}::uuid[])`);
  return rows.map(presentCounterparty);
}
