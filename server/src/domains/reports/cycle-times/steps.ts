import type { Db } from '../../../kernel/sql/db.ts';
import { join, raw, type Sql, sql } from '../../../kernel/sql/sql.ts';

/** From which moment of a requisition to which a step takes; our own SQL. */
const spans = {
  approval: ['created_at', 'approved_at'],
  asking: ['approved_at', 'asked_at'],
  first_offer: ['asked_at', 'offered_at'],
  award: ['offered_at', 'decided_at'],
  order: ['decided_at', 'ordered_at'],
  invoice: ['decided_at', 'invoiced_at'],
  receipt: ['decided_at', 'received_at'],
  whole: ['created_at', 'received_at'],
} as const;

export const cycleSteps = Object.keys(spans) as Array<keyof typeof spans>;

export type CycleStep = (typeof cycleSteps)[number];

/**
 * Each step of these requisitions that is done as a row: `step`, `days`, whose, and the day it was made. A step that happened before the
 * one it should follow, as a decision without any offer, is none.
 */
export function stepsOf(db: Db, requisitionIds: readonly string[], timezone: string): Sql {
  const each = cycleSteps.map((step) => {
    const [start, end] = spans[step].map(raw) as [Sql, Sql];
    return sql`(${step}::text, case when marks.${end} >= marks.${start} then extract(epoch from marks.${end} - marks.${start}) / 86400 end)`;
  });
  const first = (column: string, table: string, more = '') => sql`
    (select min(of.${raw(column)}) from ${raw(table)} of where of.tenant_id = ${db.tenant} and of.requisition_id = req.id ${raw(more)})`;
  return sql`
    select marks.tenant_id, marks.id as purchase_id, marks.date, made.step, made.days
    from (
      select req.tenant_id, req.id, (req.created_at at time zone ${timezone})::date as date, req.created_at, req.approved_at,
        ${first('sent_at', 'supplier_rfqs')} as asked_at,
        ${first('submitted_at', 'supplier_quotes')} as offered_at,
        ${first('decided_at', 'requisition_allocations', `and of.status = 'accepted'`)} as decided_at,
        ${first('sent_at', 'purchase_orders')} as ordered_at,
        ${first('created_at', 'invoices', `and of.status <> 'cancelled'`)} as invoiced_at,
        ${first('received_at', 'stock_receipts', `and of.status = 'posted'`)} as received_at
      from requisitions req
      where req.tenant_id = ${db.tenant} and req.id = any(${requisitionIds}::uuid[]) and req.archived_at is null
    ) marks cross join lateral (values ${join(each)}) made(step, days)
    where made.days is not null`;
}
