import { columnOf } from '../../../../../nouns/kit/field.ts';
import { purchaseOrderLine as declared, type PurchaseOrderLine } from '../../../../../nouns/purchase-order-line.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import { rowOf } from '../../../platform/records/row-of.ts';

export const purchaseOrderLine = entityOf(declared);

/** What has come of a line `line` of the decision `decided`: an order that has ended keeps what had come by then. */
export const receivedText = `trim_scale(case when line.is_held then greatest(decided.received_quantity - line.received_before, 0)
  else line.received_quantity end)`;

const computed = sql`${raw(receivedText)} as "receivedQuantity",
  trim_scale(line.invoiced_quantity) as "invoicedQuantity", line.invoiced_amount as "invoicedAmount", line.paid_amount as "paidAmount",
  trim_scale(greatest(line.quantity - line.invoiced_quantity, 0)) as "leftQuantity",
  trim_scale(case decided.status when 'accepted' then greatest(decided.quantity - line.received_before, 0)
    else 0 end) as "decidedQuantity"`;

const kept = Object.entries(declared.fields).filter(([, { spec }]) => !spec.isComputed);
const columns = kept.map(([name, field]) => columnOf(name, field));

const shown = raw(kept.map(([name, field]) => `line.${columnOf(name, field)} as "${name}"`).join(', '));
const written = raw(columns.join(', '));
const given = raw(columns.map((column) => `given.${column}`).join(', '));
const replaced = raw(
  columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
    .join(', '),
);

/** A line with the order it is of, and what of its decision had come before that order. */
export interface HeldLine extends PurchaseOrderLine {
  orderId: string;
  receivedBefore: string;
}

/** Lines of an order, in their order. */
export const linesOfOrder = (db: Db, orderId: string): Promise<HeldLine[]> =>
  linesWhere(db, sql`line.order_id = ${orderId}`);

/** Lines of several orders, each in their order, in one statement. */
export const linesByOrder = async (db: Db, orderIds: readonly string[]): Promise<Map<string, HeldLine[]>> =>
  Map.groupBy(await linesWhere(db, sql`line.order_id = any(${orderIds}::uuid[])`), ({ orderId }) => orderId);

const linesWhere = (db: Db, condition: Sql) =>
  db.many<HeldLine>(sql`
    select ${shown}, ${computed}, line.order_id as "orderId", line.received_before as "receivedBefore"
    from purchase_order_lines line
    join requisition_allocations decided on decided.tenant_id = ${db.tenant} and decided.id = line.allocation_id
    where line.tenant_id = ${db.tenant} and ${condition} order by line.order_id, line.position`);

/** Lines as they will stand, of new orders or of those that have them: in one statement. */
export const saveLines = ({ db }: WriteContext, lines: readonly HeldLine[]) =>
  db.execute(sql`
    insert into purchase_order_lines (tenant_id, order_id, received_before, ${written})
    select ${db.tenant}::uuid, given.order_id, given.received_before, ${given}
    from jsonb_populate_recordset(null::purchase_order_lines, ${JSON.stringify(lines.map(asRow))}::jsonb) given
    on conflict (tenant_id, id) do update set ${replaced}`);

/** Takes out of an order what is not among these lines. */
export const dropOthers = ({ db }: WriteContext, orderId: string, lines: readonly HeldLine[]) =>
  db.execute(sql`
    delete from purchase_order_lines
    where tenant_id = ${db.tenant} and order_id = ${orderId} and id <> all(${lines.map(({ id }) => id)}::uuid[])`);

/** The order has ended: it keeps what has come, and what it was for may be ordered anew. */
export const releaseLines = ({ db }: WriteContext, orderId: string) =>
  db.execute(sql`
    update purchase_order_lines line
    set is_held = false, received_quantity = greatest(decided.received_quantity - line.received_before, 0)
    from requisition_allocations decided
    where line.tenant_id = ${db.tenant} and line.order_id = ${orderId} and line.is_held
      and decided.tenant_id = ${db.tenant} and decided.id = line.allocation_id`);

/** Which of these decisions an order holds. */
export async function heldDecisions(db: Db, allocationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const held = await db.many<{ id: string }>(sql`
    select line.allocation_id as id from purchase_order_lines line
    where line.tenant_id = ${db.tenant} and line.is_held and line.allocation_id = any(${allocationIds}::uuid[])`);
  return new Set(held.map(({ id }) => id));
}

const asRow = ({ orderId, receivedBefore, ...line }: HeldLine) => ({
  ...rowOf(Object.fromEntries(kept), line),
  ...{ order_id: orderId, received_before: receivedBefore },
});
