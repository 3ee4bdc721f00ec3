import { standingStatuses } from '../../../../nouns/invoice-flow.ts';
import type { Requisition } from '../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { noteInvoiced } from '../requisitions/lines/note-invoiced.ts';

interface Sum {
  lineId: string;
  allocationId: string | null;
  quantity: string;
}

/** Tells requisitions, all of them held, what the invoices that stand say of these lines: the sums anew, so that nothing ever drifts. */
export async function recountInvoiced(
  ctx: WriteContext,
  held: readonly Requisition[],
  lines: readonly RequisitionLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const sums = await sumsOf(
    ctx,
    lines.map(({ id }) => id),
  );
  const nothing = lines.filter(({ id }) => !sums.some(({ lineId }) => lineId === id));
  await noteInvoiced(ctx, held, [
    ...sums.map(({ allocationId, ...sum }) => ({ ...sum, ...(allocationId && { allocationId }) })),
    ...nothing.map(({ id }) => ({ lineId: id, quantity: '0' })),
  ]);
}

/** All that is invoiced of lines, apart for each allocation that is named. */
const sumsOf = ({ db }: WriteContext, lineIds: readonly string[]) =>
  db.many<Sum>(sql`
    select line.requisition_line_id as "lineId", line.allocation_id as "allocationId", sum(line.line_quantity) as quantity
    from invoice_lines line join invoices inv on inv.tenant_id = ${db.tenant} and inv.id = line.invoice_id
    where line.tenant_id = ${db.tenant} and line.requisition_line_id = any(${lineIds}::uuid[]) and inv.status = any(${standingStatuses})
    group by line.requisition_line_id, line.allocation_id`);
