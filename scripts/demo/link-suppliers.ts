import { type Api, expect, reasonOf } from './api.ts';
import type { FoldedItem } from './fold-rows.ts';
import { inRoubles, priceRows } from './price-rows.ts';
import { progress } from './progress.ts';
import { type Tally, tallyOf } from './push-records.ts';
import { dollar } from './set-up.ts';

interface Card {
  suppliers: Array<{ counterpartyId: string | null; manual: unknown }>;
}

const links = 10;
const margin = '1.05';

/** Links the items delivered most often to one more supplier by hand, with the price it named. */
export async function linkSuppliers(
  api: Api,
  items: readonly FoldedItem[],
  ids: ReadonlyMap<string, string>,
  counterpartyId: string | undefined,
): Promise<Tally> {
  const tally = tallyOf('Supplier links');
  const often = items.toSorted((one, other) => other.deliveries.length - one.deliveries.length).slice(0, links);
  const bar = progress(tally.step, often.length);
  for (const { item, deliveries } of often) {
    bar.advance(1);
    const id = ids.get(item.externalId);
    if (!id || !counterpartyId) {
      tally.refused.push({ what: `link of ${item.sku}`, reason: 'its item or its supplier was refused' });
      continue;
    }
    const { suppliers } = (await expect(200, api('GET', `/api/v1/catalog/${id}`))) as unknown as Card;
    if (suppliers.some((link) => link.manual && link.counterpartyId === counterpartyId)) {
      tally.unchanged += 1;
      continue;
    }
    const [asked] = inRoubles(priceRows(item.sku, deliveries), dollar, margin);
    const { status, body } = await api('POST', `/api/v1/catalog/${id}/supplier-links`, {
      counterpartyId,
      ...(asked && { manualPrice: asked.price, manualCurrency: 'RUB' }),
      manualComment: 'Цена названа по телефону',
    });
    if (status === 201) tally.created += 1;
    else tally.refused.push({ what: `link of ${item.sku}`, reason: reasonOf(body) });
  }
  return tally;
}
