import type { DeliveryDirection } from '../../../../../nouns/delivery-document.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import type { GenerationInput } from './generation.input.ts';
import type { KnownParties } from './known-parties.ts';
import type { Agreed, Share } from './share.ts';
import { soldPricesOf } from './sold-prices-of.ts';

/** What each share costs in a document: as the caller says, else as it was agreed with who buys it. */
export async function priceShares(
  ctx: WriteContext,
  { id, currency }: Requisition,
  { our }: KnownParties,
  direction: DeliveryDirection,
  { prices = [] }: GenerationInput,
): Promise<(share: Share) => Agreed | null> {
  const { vatDefaults } = await regionalOf(ctx);
  const sold = direction === 'outgoing' ? await soldPricesOf(ctx.db, id) : null;
  const agreed = (share: Share) => (sold ? sold(share) : share.bought);
  const given = new Map(prices.map((price) => [price.itemId, price]));
  const usual: Agreed = {
    ...{ unitPrice: '0', discountPercent: '0', vatMode: vatDefaults.mode, currency },
    vatRate: vatDefaults.mode === 'none' ? 'none' : (our?.defaultVatRate ?? vatDefaults.rate),
  };
  return (share) => {
    const known = agreed(share);
    const own = given.get(share.lineId ?? '');
    if (!own) return known;
    const terms = known ?? usual;
    return { ...terms, unitPrice: own.unitPrice, discountPercent: '0', vatRate: own.vatRate ?? terms.vatRate };
  };
}
