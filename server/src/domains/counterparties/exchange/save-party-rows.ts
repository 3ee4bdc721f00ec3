import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import type { SavedRow, WrittenRows } from '../../../kernel/exchange/exchange-rows.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { counterparties } from '../counterparty.ts';
import { saveContacts, saveRequisites } from '../save-lists.ts';
import { addSupplierRecords, saveFileTerms } from '../save-supplier.ts';
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
  const held = settled.flatMap(({ before }) => before ?? []);
  const ids = new Set([...(await insertParties(ctx, settled)), ...(await updateParties(ctx, settled))]);
  const written = settled.filter(({ id }) => ids.has(id));
  await saveAround(ctx, written);
  await counterparties.tellWritten(ctx, [...ids], held);
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

/** Those whose INN is taken are left out. */
const insertParties = (ctx: WriteContext, settled: readonly Settled[]) =>
  counterparties.insertMany(
    ctx,
    settled.flatMap(({ id, before, ...row }) => (before ? [] : [{ id, ...valuesOf(row) }])),
  );

/** One changed by someone meanwhile, or whose new INN is taken, stays as it is. */
const updateParties = (ctx: WriteContext, settled: readonly Settled[]) =>
  counterparties.updateMany(
    ctx,
    settled.flatMap(({ before, ...row }) => (before ? [{ before, values: valuesOf(row) }] : [])),
    sql`party.archived_at is null and not exists (
      select 1 from counterparties other
      where other.tenant_id = ${ctx.db.tenant} and other.archived_at is null and other.inn = given.inn
        and coalesce(other.kpp, '') = coalesce(given.kpp, '') and other.id <> party.id)`,
  );

const valuesOf = ({ fields, input }: Pick<Settled, 'fields' | 'input'>) => ({
  ...fields,
  customFields: input.customFields ?? {},
});

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
