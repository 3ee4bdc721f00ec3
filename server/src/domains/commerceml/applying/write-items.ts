import type { ExchangeRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { linkAll, outsideIdsOf } from '../../../platform/external-links/links-of.ts';
import { touchRecords } from '../../../platform/external-links/touch-records.ts';
import { catalogItem, catalogItemListing } from '../../catalog/catalog-item.ts';
import { itemReferences } from '../../catalog/item-references.ts';
import { takeItems } from '../../catalog/take-items.ts';
import type { Batch } from './batch.ts';
import { inHalves } from './in-halves.ts';
import { applied, refused, type Staged } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

export interface WantedItem<R extends ExchangeRecord> {
  record: Staged<R>;
  externalId: string;
  input: Record<string, unknown>;
}

/** Writes items and links new ones; `linked` then holds every item that is known. One of the same article that nobody has linked is it. */
export async function writeItems<R extends ExchangeRecord>(
  batch: Batch<R>,
  given: ReadonlyArray<WantedItem<R>>,
  linked: Map<string, string>,
) {
  const { ctx, source, outcomes } = batch;
  // Of two that bear one identifier the last holds.
  const wanted = [...new Map(given.map((one) => [one.externalId, one])).values()];
  await linkByArticle(batch, wanted, linked);
  const faults = await inHalves(ctx, wanted, async (some) => {
    const items = await takeItems(
      ctx,
      some.map(({ externalId, input }) => ({ itemId: linked.get(externalId) ?? null, input })),
    );
    const made = some.flatMap(({ externalId }, n) => {
      const entityId = items[n];
      return entityId && !linked.has(externalId) ? [{ externalId, entityId }] : [];
    });
    const told = await linkAll(ctx.db, catalogItem.type, source, made);
    for (const { externalId, entityId } of made) if (told.has(externalId)) linked.set(externalId, entityId);
    some.forEach(({ record }, n) => {
      outcomes.tell(record, items[n] ? applied : refused(notWritten));
    });
  });
  for (const { one, refusal } of faults) outcomes.tell(one.record, refused(reasonOf(refusal)));
}

async function linkByArticle<R extends ExchangeRecord>(
  { ctx, source }: Batch<R>,
  wanted: ReadonlyArray<WantedItem<R>>,
  linked: Map<string, string>,
) {
  const fresh = wanted.filter(({ externalId, input }) => !linked.has(externalId) && typeof input.sku === 'string');
  const found = await itemReferences(ctx.db, { skus: fresh.map(({ input }) => input.sku as string) });
  if (found.length === 0) return;
  const taken = await outsideIdsOf(
    ctx.db,
    catalogItem.type,
    source,
    found.map(({ id }) => id),
  );
  const free = new Map(
    found.flatMap(({ id, sku }) => (sku !== null && !taken.has(id) ? [[sku.toLowerCase(), id] as const] : [])),
  );
  const pairs = fresh.flatMap(({ externalId, input }) => {
    const entityId = free.get((input.sku as string).toLowerCase());
    return entityId ? [{ externalId, entityId }] : [];
  });
  const told = await linkAll(ctx.db, catalogItem.type, source, pairs);
  const joined = pairs.filter(({ externalId }) => told.has(externalId));
  for (const { externalId, entityId } of joined) linked.set(externalId, entityId);
  await touchRecords(
    ctx.db,
    catalogItemListing,
    joined.map(({ entityId }) => entityId),
  );
}

const notWritten = words(
  'Its article belongs to another item, the item is archived, or its history uses another unit.',
  'Артикул занят другой позицией, позиция в архиве или по ней уже есть движения в другой единице.',
);
