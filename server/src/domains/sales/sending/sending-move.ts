import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { admitMove } from '../make-move.ts';

/** The move that sending makes of an invoice, null for one that was sent already; refuses what may not go out. */
export async function sendingMove(ctx: ReadContext, held: SalesInvoice): Promise<'send' | null> {
  if (held.status === 'sent') return null;
  await admitMove(ctx, held, 'send');
  return 'send';
}
