import type { ReadContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type Requisition } from './requisition.ts';
import { requisitionById, requisitionsById } from './requisition-by-id.ts';

/**
 * A requisition, locked until the transaction ends. Every change of it, or of anything that hangs on it, starts here: first the
 * requisition, then its lines, then the stock.
 */
export async function holdRequisition({ db }: Pick<ReadContext, 'db'>, id: string): Promise<Requisition> {
  const lock = sql`select 1 from requisitions where tenant_id = ${db.tenant} and id = ${id} for update`;
  const [, held] = await Promise.all([db.execute(lock), requisitionById(db, id)]);
  return held;
}

/** Several, locked in the one order of their identifiers, by as many statements as one. */
export async function holdAll({ db }: Pick<ReadContext, 'db'>, ids: readonly string[]): Promise<Requisition[]> {
  const lock = sql`select 1 from requisitions where tenant_id = ${db.tenant} and id = any(${ids}::uuid[]) order by id for update`;
  const [, held] = await Promise.all([db.execute(lock), requisitionsById(db, ids)]);
  return held.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
