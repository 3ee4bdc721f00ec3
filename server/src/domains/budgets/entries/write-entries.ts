import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import type { HeldEntry } from './budget-entry.ts';
import { keyOf, type PlannedEntry, sumOf } from './plan-entries.ts';

interface Written {
  procurementId: string;
  held: readonly HeldEntry[];
  planned: readonly PlannedEntry[];
  /** The budgets of both, locked. */
  budgetIds: readonly string[];
}

/** Replaces the entries of a requisition by the planned ones; the figures of its budgets change by the difference. */
export async function writeEntries({ db }: WriteContext, written: Written): Promise<void> {
  const { procurementId, held, planned, budgetIds } = written;
  const kept = new Set(planned.map(keyOf));
  const gone = held.filter((one) => !kept.has(keyOf(one))).map(({ id }) => id);
  const rows = planned.map((one) => ({
    ...{ id: uuidv7(), budget_id: one.budgetId, kind: one.kind, requisition_id: procurementId },
    ...{ record_type: one.recordType, record_id: one.recordId, number: one.number, currency: one.currency },
    ...{ record_amount: one.recordAmount, rate: one.rate, amount: one.amount, approved_amount: one.approvedAmount },
  }));
  if (gone.length > 0)
    await db.execute(sql`delete from budget_entries where tenant_id = ${db.tenant} and id = any(${gone}::uuid[])`);
  if (rows.length > 0)
    await db.execute(sql`
      insert into budget_entries as entry (tenant_id, id, budget_id, kind, requisition_id, record_type, record_id, number, currency, record_amount,
        rate, amount, approved_amount, updated_at)
      select ${db.tenant}::uuid, given.id, given.budget_id, given.kind, given.requisition_id, given.record_type, given.record_id, given.number,
        given.currency, given.record_amount, given.rate, given.amount, given.approved_amount, portal_now()
      from jsonb_populate_recordset(null::budget_entries, ${JSON.stringify(rows)}::jsonb) given
      on conflict (tenant_id, requisition_id, kind, record_id) do update set budget_id = excluded.budget_id, number = excluded.number,
        currency = excluded.currency, record_amount = excluded.record_amount, rate = excluded.rate, amount = excluded.amount,
        approved_amount = excluded.approved_amount, updated_at = excluded.updated_at
      where (entry.budget_id, entry.number, entry.currency, entry.record_amount, entry.rate, entry.amount, entry.approved_amount)
        is distinct from (excluded.budget_id, excluded.number, excluded.currency, excluded.record_amount, excluded.rate, excluded.amount,
          excluded.approved_amount)
      returning entry.id`);
  for (const budgetId of budgetIds)
    await db.execute(moveFigures(db.tenant, budgetId, differencesOf(budgetId, written)));
}

const differencesOf = (budgetId: string, { held, planned }: Written) => {
  const within = <One extends { budgetId: string }>(entries: readonly One[]) =>
    entries.filter((one) => one.budgetId === budgetId);
  const moved = (kind: HeldEntry['kind']) =>
    sumOf(within(planned), kind)
      .minus(sumOf(within(held), kind))
      .toFixed(2);
  return { committed: moved('committed'), invoiced: moved('invoiced'), paid: moved('paid') };
};

const moveFigures = (tenant: string, budgetId: string, by: ReturnType<typeof differencesOf>) => sql`
  update budgets set committed_amount = committed_amount + ${by.committed}, invoiced_amount = invoiced_amount + ${by.invoiced},
    paid_amount = paid_amount + ${by.paid}
  where tenant_id = ${tenant} and id = ${budgetId}`;
