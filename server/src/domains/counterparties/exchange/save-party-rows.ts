import type { SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { join, raw, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { rowOf } from '../counterparty.input.ts';
import { counterpartiesById } from '../counterparty.row.ts';
import { type Counterparty, counterparty } from '../counterparty.ts';
import { saveContacts, saveRequisites } from '../save-lists.ts';
import { addSupplierRecords, saveFileTerms } from '../save-supplier.ts';
import { blank } from '../settle-counterparty.ts';
import { type PartyRow, settlePartyRow } from './settle-party-row.ts';

type Settled = ReturnType<typeof settlePartyRow> & {
  id: string;
  n: number;
  input: PartyRow;
  before: Counterparty | null;
};

/** Hundreds of counterparties made and changed at once, with their accounts, contacts and terms, a fact for each. */
export async function savePartyRows(ctx: WriteContext, rows: readonly SavedRow[]): Promise<WrittenRows> {
  const settled = rows.map(settledOf);
  const made = await insertParties(
    ctx,
    settled.filter(({ before }) => before === null),
  );
  const changed = await updateParties(
    ctx,
    settled.filter(({ before }) => before !== null),
  );
  const written = settled.filter(({ id }) => made.has(id) || changed.has(id));
  await saveAround(ctx, written);
  const after = new Map(
    (
      await counterpartiesById(
        ctx.db,
        written.map(({ id }) => id),
      )
    ).map((party) => [party.id, party]),
  );
  for (const { id, before } of written) {
    const party = after.get(id) as Counterparty;
    ctx.record(before ? counterparty.changed('updated', before, party) : counterparty.fact('created', party));
  }
  return { rows: new Set(written.map(({ n }) => n)) };
}

function settledOf({ n, input, before: held }: SavedRow): Settled {
  const before = held as Counterparty | null;
  return {
    n,
    input: input as PartyRow,
    before,
    id: before?.id ?? uuidv7(),
    ...settlePartyRow(before, input as PartyRow),
  };
}

const columnNames = Object.keys(rowOf(blank));
const names = raw(columnNames.join(', '));

const rowsOf = (settled: readonly Settled[]) =>
  JSON.stringify(
    settled.map(({ id, before, fields, input }) => ({
      id,
      version: before?.version,
      ...rowOf(fields),
      custom_fields: input.customFields ?? {},
    })),
  );

/** Those whose INN is taken are left out. */
async function insertParties({ db, actor }: WriteContext, settled: readonly Settled[]): Promise<ReadonlySet<string>> {
  if (settled.length === 0) return new Set();
  const made = await db.many<{ id: string }>(sql`
    insert into counterparties (tenant_id, id, ${names}, custom_fields, created_by, updated_by)
    select ${db.tenant}, id, ${names}, custom_fields, ${actor.userId}, ${actor.userId}
    from jsonb_populate_recordset(null::counterparties, ${rowsOf(settled)}) given
    on conflict do nothing returning id`);
  return new Set(made.map(({ id }) => id));
}

/** One changed by someone meanwhile, or whose new INN is taken, stays as it is. */
async function updateParties({ db, actor }: WriteContext, settled: readonly Settled[]): Promise<ReadonlySet<string>> {
  if (settled.length === 0) return new Set();
  const changed = await db.many<{ id: string }>(sql`
    update counterparties party set ${join(columnNames.map((name) => raw(`${name} = given.${name}`)))},
      custom_fields = party.custom_fields || given.custom_fields, version = party.version + 1, updated_at = now(), updated_by = ${actor.userId}
    from jsonb_populate_recordset(null::counterparties, ${rowsOf(settled)}) given
    where party.tenant_id = ${db.tenant} and party.id = given.id and party.version = given.version and party.archived_at is null
      and not exists (
        select 1 from counterparties other
        where other.tenant_id = ${db.tenant} and other.archived_at is null and other.inn = given.inn
          and coalesce(other.kpp, '') = coalesce(given.kpp, '') and other.id <> party.id)
    returning party.id`);
  return new Set(changed.map(({ id }) => id));
}

async function saveAround({ db }: WriteContext, written: readonly Settled[]) {
  const suppliers = written.filter(({ fields }) => fields.roles.includes('supplier')).map(({ id }) => id);
  await addSupplierRecords(db, suppliers);
  await saveFileTerms(
    db,
    written.flatMap(({ id, input: { supplier } }) => (supplier ? [{ id, terms: supplier }] : [])),
  );
  await saveRequisites(
    db,
    written.map(({ id, before, paymentRequisites }) => ({
      id,
      before: before?.paymentRequisites ?? [],
      after: paymentRequisites,
    })),
  );
  await saveContacts(
    db,
    written.map(({ id, before, contacts }) => ({ id, before: before?.contacts ?? [], after: contacts })),
  );
}
