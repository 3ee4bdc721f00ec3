import type { PriceList } from '../../../../nouns/price-list.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { counterpartyRefs } from '../counterparties/counterparty-refs.ts';

/** The supplier whose list this is; null for other lists, and for who is no supplier any more. */
export async function supplierOf(ctx: ReadContext, { kind, counterpartyId }: PriceList): Promise<string | null> {
  if (kind !== 'supplier' || counterpartyId === null) return null;
  return (await counterpartyRefs(ctx.db, [counterpartyId])).get(counterpartyId)?.supplierId ?? null;
}
