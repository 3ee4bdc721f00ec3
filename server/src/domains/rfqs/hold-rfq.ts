import type { Requisition } from '../../../../nouns/requisition.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { requisitions } from '../requisitions/requisition.ts';
import { rfqById } from './supplier-rfq.row.ts';
import type { SupplierRfq } from './supplier-rfq.ts';

/**
 * A request, locked until the transaction ends. Its positions, recipients, links, reminders and quotes change under this lock alone.
 * Who also changes the requisition holds that one first: `holdWithRequisition`.
 */
export async function holdRfq({ db }: { db: Db }, id: string): Promise<SupplierRfq> {
  const lock = sql`select 1 from supplier_rfqs where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), rfqById(db, id)]);
  return held;
}

interface HeldTogether {
  rfq: SupplierRfq;
  /** Null where it comes from none. */
  requisition: Requisition | null;
}

/** Both, in the one order of locks: what a request comes from never changes, so it may be read beforehand. */
export async function holdWithRequisition(ctx: Pick<ReadContext, 'db'>, id: string): Promise<HeldTogether> {
  const { procurementId } = await rfqById(ctx.db, id);
  const requisition = procurementId === null ? null : await requisitions.lock(ctx.db, procurementId);
  return { requisition, rfq: await holdRfq(ctx, id) };
}
