import type { ReadContext } from '../../kernel/operation.ts';
import { allowedMoves } from './allowed-moves.ts';
import { itemsOf } from './items/rfq-item.ts';
import type { WantedRecipient } from './recipients/resolve-recipients.ts';
import { recipientsOf } from './recipients/rfq-recipient.ts';
import { warningsOf } from './rfq-warnings.ts';
import { supplierRfqs } from './supplier-rfq.ts';

/** A request with all it holds, as it stands now. */
export async function readWhole(ctx: ReadContext, id: string) {
  const [rfq, items, recipients] = await Promise.all([
    supplierRfqs.byId(ctx.db, id),
    itemsOf(ctx.db, id),
    recipientsOf(ctx.db, id),
  ]);
  return { ...rfq, items, recipients, allowedMoves: allowedMoves(ctx.actor, rfq) };
}

/** The same after a change, with what should be known of it. */
export async function wholeWithWarnings(ctx: ReadContext, id: string, fresh: readonly WantedRecipient[] = []) {
  const whole = await readWhole(ctx, id);
  return { ...whole, warnings: warningsOf(ctx, whole.recipients, fresh) };
}
