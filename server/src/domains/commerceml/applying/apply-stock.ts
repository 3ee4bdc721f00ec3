import { permits } from '../../../kernel/access/actor.ts';
import type { OfferRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Count, countStock } from '../../catalog/stock/count-stock.ts';
import { adjustStock } from '../../catalog/stock/operations/adjust-stock.ts';
import type { Batch, OfferOfItem } from './batch.ts';
import { namesOf } from './exchange-objects.ts';
import { inHalves } from './in-halves.ts';
import { mapped } from './mapped.ts';
import { refused } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

/** What takes the quantity of offers that name no store. */
const anyStore = '*';

/** Stock of mapped warehouses is made what the accounting system counts. Stores that nobody mapped are not taken. */
export async function applyStock(batch: Batch<OfferRecord>, offers: readonly OfferOfItem[]) {
  const { ctx, installationId, rules, outcomes } = batch;
  if (Object.keys(rules.warehouses).length === 0) return;
  const names = await namesOf(ctx.db, installationId, 'store');
  const counts = offers.flatMap((offer) => countsOf(offer, (id) => mapped(rules.warehouses, names, id)));
  if (counts.length > 0 && !permits(ctx.actor, adjustStock)) {
    for (const { offer } of counts) outcomes.tell(offer.record, refused(notAllowed));
    return;
  }
  const faults = await inHalves(ctx, counts, (some) =>
    countStock(
      ctx,
      some.map(({ count }) => count),
      { reason: 'inventory', comment: 'Остаток по данным учётной системы' },
    ),
  );
  for (const { one, refusal } of faults) outcomes.tell(one.offer.record, refused(reasonOf(refusal)));
}

function countsOf(offer: OfferOfItem, warehouseOf: (storeId: string) => string | undefined) {
  const { stock, quantity } = offer.record.data;
  const counts = stock ?? (quantity === undefined ? [] : [{ storeId: anyStore, quantity }]);
  return counts.flatMap(({ storeId, quantity: counted }): Array<{ offer: OfferOfItem; count: Count }> => {
    const warehouseId = warehouseOf(storeId);
    return warehouseId === undefined ? [] : [{ offer, count: { catalogItemId: offer.item.id, warehouseId, counted } }];
  });
}

const notAllowed = words(
  'The person who installed the integration may not adjust stock (`stock.adjust`).',
  'У сотрудника, установившего интеграцию, нет права корректировать остатки (stock.adjust).',
);
