import type { WriteContext } from '../../../kernel/operation.ts';
import type { Requisition } from '../../requisitions/requisition.ts';
import { requisitionMoves } from '../../requisitions/requisition-flow.ts';
import { settleRequisition } from '../../requisitions/settle-requisition.ts';

/** Suppliers were asked to invoice: what was decided is now waited for. Held requisitions alone. */
export async function orderRequisition(ctx: WriteContext, held: Requisition): Promise<void> {
  if ((requisitionMoves.order.from as readonly string[]).includes(held.status))
    await settleRequisition(ctx, held, 'order');
}
