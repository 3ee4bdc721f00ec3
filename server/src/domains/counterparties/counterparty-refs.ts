import type { Counterparty } from '../../../../nouns/counterparty.ts';
import type { Supplier } from '../../../../nouns/supplier.ts';
import { archivedReference } from '../../kernel/problems/archived-reference.ts';
import { brokenRule, unknownReference, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { ownTenant, type Sql, sql } from '../../kernel/sql/sql.ts';
import { counterparty } from './counterparty.ts';

/** What other records need to know of a counterparty they name. */
export interface CounterpartyRef {
  counterpartyId: string;
  /** Null for who is no supplier, or is one no more. */
  supplierId: string | null;
  name: string;
  inn: string | null;
  roles: Counterparty['roles'];
  status: Counterparty['status'];
  standing: Supplier['standing'] | null;
  taxRegime: Counterparty['taxRegime'];
}

/** Counterparties by their identifiers, in one statement; those of nobody are left out. */
export const counterpartyRefs = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CounterpartyRef>> =>
  new Map((await refsWhere(db, sql`party.id = any(${ids}::uuid[])`)).map((ref) => [ref.counterpartyId, ref]));

/** The same by identifiers of suppliers; who has lost the role is found no more. */
export const supplierRefs = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CounterpartyRef>> =>
  new Map((await refsWhere(db, sql`s.id = any(${ids}::uuid[])`)).map((ref) => [ref.supplierId as string, ref]));

/** The same, and until the transaction ends none of them is archived or blocked: for whoever names them anew. */
export async function holdCounterparties(db: Db, ids: readonly string[]) {
  const [, refs] = await Promise.all([hold(db, sql`party.id = any(${ids}::uuid[])`), counterpartyRefs(db, ids)]);
  return refs;
}

/** The same by identifiers of suppliers. */
export async function holdSuppliers(db: Db, ids: readonly string[]) {
  const [, refs] = await Promise.all([hold(db, sql`s.id = any(${ids}::uuid[])`), supplierRefs(db, ids)]);
  return refs;
}

/**
 * The same for whoever makes suppliers of those that are none yet: these are not held, since two who both held one would
 * wait for each other with the change.
 */
export async function holdWhoSupply(db: Db, ids: readonly string[]) {
  const lock = hold(db, sql`party.id = any(${ids}::uuid[]) and 'supplier' = any(party.roles)`);
  const [, refs] = await Promise.all([lock, counterpartyRefs(db, ids)]);
  return refs;
}

/** A statement of its own, since one that waited for a lock shows the rest as it was before the wait. */
const hold = (db: Db, condition: Sql) =>
  db.execute(sql`
    select 1 from ${parties} where party.tenant_id = ${db.tenant} and ${condition} order by party.id for key share of party`);

const refsWhere = (db: Db, condition: Sql) =>
  db.many<CounterpartyRef>(sql`
    select party.id as "counterpartyId", s.id as "supplierId", party.short_name as name, party.inn, party.roles, party.status, s.standing,
      party.tax_regime as "taxRegime"
    from ${parties} where party.tenant_id = ${db.tenant} and ${condition}`);

const parties = sql`counterparties party
    left join suppliers s on s.tenant_id = ${ownTenant} and s.counterparty_id = party.id and 'supplier' = any(party.roles)`;

/** Refuses what a new record may not name: nobody, and who is archived. `field` is named in the refusal. */
export function refuseUnusable(ref: CounterpartyRef | undefined, field: string): asserts ref is CounterpartyRef {
  if (!ref) throw unknownReference(field, counterparty.noun);
  if (ref.status === 'archived') throw archivedReference(field, counterparty, ref.counterpartyId, ref.name);
}

/** Refuses a blocked supplier where something new would begin: an invitation, a quote, an allocation. */
export function refuseBlocked({ status, standing, name }: CounterpartyRef) {
  if (status === 'blocked' || standing === 'prevent_all')
    throw brokenRule('supplier_blocked', words(`${name} is blocked.`, `${name}: поставщик заблокирован.`));
}
