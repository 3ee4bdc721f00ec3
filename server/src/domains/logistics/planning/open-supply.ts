import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { type AcceptedAllocation, allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';
import { linesByRequisition } from '../../requisitions/lines-of.ts';
import { type Taken, takenByBatches } from '../batches/taken-by-batches.ts';

type Quantity = InstanceType<typeof Exact>;

/** So much of a decision is still to be planned: it goes with no batch and has not come without one. */
export interface OpenSupply {
  requisition: Requisition;
  line: RequisitionLine;
  allocation: AcceptedAllocation;
  quantity: Quantity;
}

/** What of these requisitions was decided and goes with no batch yet; goods alone, line by line, the earliest decision first. */
export async function openSupply(db: Db, requisitions: readonly Requisition[]): Promise<OpenSupply[]> {
  const lines = await linesByRequisition(
    db,
    requisitions.map(({ id }) => id),
  );
  const goods = lines.filter(({ status, itemType }) => status === 'active' && itemType === 'product');
  const ids = goods.map(({ id }) => id);
  const [allocations, batched, received] = await Promise.all([
    allocationsOfLines(db, ids),
    takenByBatches(db, ids),
    receivedWithoutBatch(db, ids),
  ]);
  return goods.flatMap((line) => {
    const requisition = requisitions.find(({ id }) => id === line.procurementId) as Requisition;
    const ofLine = allocations.filter(({ lineId }) => lineId === line.id);
    const taken = [...batched, ...received].filter(({ lineId }) => lineId === line.id);
    return leftOf(ofLine, taken).map((left) => ({ requisition, line, ...left }));
  });
}

/** What was taken by a decision is taken of it; what names none, or one that stands no more, of the earliest that have something left. */
function leftOf(allocations: readonly AcceptedAllocation[], taken: readonly Taken[]) {
  const isNamed = ({ allocationId }: Taken) => allocations.some(({ id }) => id === allocationId);
  let loose = total(taken.filter((one) => !isNamed(one)));
  return allocations.flatMap((allocation) => {
    const own = new Exact(allocation.quantity).minus(total(taken.filter((one) => one.allocationId === allocation.id)));
    const share = Exact.max(0, Exact.min(loose, own));
    loose = loose.minus(share);
    const quantity = own.minus(share);
    return quantity.gt(0) ? [{ allocation, quantity }] : [];
  });
}

const total = (taken: readonly Taken[]): Quantity =>
  taken.reduce((sum, { quantity }) => sum.plus(quantity), new Exact(0));

const receivedWithoutBatch = (db: Db, lineIds: readonly string[]): Promise<Taken[]> =>
  db.many<Taken>(sql`
    select came.line_id as "lineId", came.allocation_id as "allocationId", sum(came.quantity) as quantity
    from stock_receipt_lines came
    join stock_receipts receipt on receipt.tenant_id = ${db.tenant} and receipt.id = came.receipt_id
      and receipt.status = 'posted' and receipt.delivery_batch_id is null
    where came.tenant_id = ${db.tenant} and came.line_id = any(${lineIds}::uuid[])
    group by came.line_id, came.allocation_id`);
