import type { Requisition } from '../../../../../nouns/requisition.ts';
import { requisitionFlow } from '../../../../../nouns/requisition-flow.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { settleRequisition } from '../settle-requisition.ts';

/** Suppliers were asked to deliver or to invoice: what was decided is now waited for. Held requisitions alone. */
export async function orderRequisition(ctx: WriteContext, held: Requisition): Promise<void> {
  if ((requisitionFlow.moves.order.from as readonly string[]).includes(held.status))
    await settleRequisition(ctx, held, 'order');
}
