import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What requests for invoices that stand ask of an allocation: the whole quantity, in the line's unit. */
export interface Requested {
  allocationId: string;
  quantity: string;
}

/** Sets what was asked for of allocations of a held requisition: those are named by papers and go on under their identifiers. */
export const noteRequested = (ctx: WriteContext, held: Pick<Requisition, 'id'>, requested: readonly Requested[]) =>
  ctx.db.execute(sql`
    update requisition_allocations decided set requested_quantity = given.quantity
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) given("allocationId" uuid, quantity numeric)
    where decided.tenant_id = ${ctx.db.tenant} and decided.requisition_id = ${held.id} and decided.id = given."allocationId"
      and decided.requested_quantity <> given.quantity`);
