import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { settleDraw } from '../../budgets/settle-draw.ts';
import { drawOf } from './draw-of.ts';

/** Invoices of held requisitions, or their payments, have changed: their budgets count them anew. What is committed stays. */
export async function noteSpending(ctx: WriteContext, held: readonly Requisition[]): Promise<void> {
  for (const one of held) await settleDraw(ctx, { ...drawOf(one, []), committed: null });
}
