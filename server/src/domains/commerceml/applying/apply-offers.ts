import { permits } from '../../../kernel/access/actor.ts';
import type { OfferRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { linksOf } from '../../../platform/external-links/links-of.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { checkTaken } from '../../catalog/take-items.ts';
import { applyPrices } from './apply-prices.ts';
import { mayWrite, notAllowed } from './apply-products.ts';
import { applyStock } from './apply-stock.ts';
import type { Batch, OfferOfItem } from './batch.ts';
import { digestOf, knownDigests } from './exchange-objects.ts';
import { applied, Outcomes, refused, unchanged, waiting } from './outcome.ts';
import { reasonOf } from './reason-of.ts';
import { type WantedItem, writeItems } from './write-items.ts';

/** Offers: items of their own for variants, prices for the mapped lists, stock for the mapped warehouses. */
export async function applyOffers(batch: Batch<OfferRecord>) {
  const { ctx, records, outcomes, installationId, source, rules } = batch;
  const ids = records.flatMap(({ data }) => [data.externalId, data.productId]);
  const linked = await linksOf(ctx.db, catalogItem.type, source, ids);
  await makeVariants(batch, linked);
  const [items, known] = [
    await referencesOf(batch, linked),
    await knownDigests(
      ctx.db,
      installationId,
      'offer',
      records.map(({ data }) => data.externalId),
    ),
  ];
  const offers: OfferOfItem[] = [];
  for (const record of records) {
    const { data } = record;
    if (outcomes.byRecord.has(record)) continue;
    const item = items.get(linked.get(itemKeyOf(data, linked)) ?? '');
    if (data.deleted) outcomes.tell(record, applied);
    else if (!item) outcomes.tell(record, waiting(noProduct));
    else if (item.status === 'archived') outcomes.tell(record, refused(archived));
    // Stock is reported anew each time: it may have moved here meanwhile.
    else if (!tellsStock(data) && known.get(data.externalId) === digestOf(data, rules))
      outcomes.tell(record, unchanged);
    else offers.push({ record, item });
  }
  await applyPrices(batch, offers);
  await applyStock(batch, offers);
  for (const { record } of offers) outcomes.tell(record, applied);
}

const tellsStock = ({ quantity, stock }: OfferRecord) => quantity !== undefined || stock !== undefined;

/** A variant is an item of its own, unless it is linked to nothing and its file does not name it: then it waits. */
const itemKeyOf = ({ externalId, productId, variantId }: OfferRecord, linked: ReadonlyMap<string, string>) =>
  variantId === null && !linked.has(externalId) ? productId : externalId;

async function referencesOf({ ctx }: Batch<OfferRecord>, linked: ReadonlyMap<string, string>) {
  const items = await itemReferences(ctx.db, { ids: [...new Set(linked.values())] });
  return new Map(items.map((item) => [item.id, item]));
}

/** Variants that are new, or are called otherwise now, made like their product. */
async function makeVariants(batch: Batch<OfferRecord>, linked: Map<string, string>) {
  const { ctx, records, outcomes } = batch;
  const fresh = records.filter(
    ({ data }) => data.variantId !== null && !data.deleted && !linked.has(data.externalId) && data.name !== undefined,
  );
  if (fresh.length === 0) return;
  if (!permits(ctx.actor, mayWrite)) {
    for (const record of fresh) outcomes.tell(record, refused(notAllowed));
    return;
  }
  const products = await referencesOf(batch, linked);
  const wanted: Array<WantedItem<OfferRecord>> = [];
  for (const record of fresh) {
    const product = products.get(linked.get(record.data.productId) ?? '');
    if (!product) continue;
    try {
      wanted.push({ record, externalId: record.data.externalId, input: checkTaken(variantOf(record.data, product)) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.tell(record, refused(reasonOf(error)));
    }
  }
  // That an item was made is no outcome yet: its prices and stock are still to come.
  const made = { ...batch, outcomes: new Outcomes<OfferRecord>() };
  await writeItems(made, wanted, linked);
  for (const [record, outcome] of made.outcomes.byRecord)
    if (outcome.state === 'refused') outcomes.tell(record, outcome);
}

const variantOf = ({ name, sku, unit }: OfferRecord, product: ItemReference) => ({
  name: (name as string).slice(0, 500),
  baseUom: unit ?? product.baseUom,
  // Variants often repeat the article of their product, which is one item's alone.
  ...(sku !== undefined && sku.toLowerCase() !== product.sku?.toLowerCase() && { sku }),
});

const noProduct = words('Its product has not arrived.', 'Товар этого предложения не загружен.');
const archived = words('Its item is archived.', 'Позиция каталога в архиве.');
