import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql.ts';
import { type Requisition } from './requisition.ts';
import { requisitionById } from './requisition-by-id.ts';

/**
 * A requisition, locked until the transaction ends. Every change of it, or of anything that hangs on it, starts here: first the
 * requisition, then its lines, then the stock.
 */
export async function holdRequisition({ db }: Pick<ReadContext, 'db'>, id: string): Promise<Requisition> {
  const lock = sql`select 1 from requisitions where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), requisitionById(db, id)]);
  return held;
}
