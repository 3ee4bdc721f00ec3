import { permits } from '../../../kernel/access/actor.ts';
import type { ProductRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { linksOf } from '../../../platform/external-links/links-of.ts';
import { catalogItem } from '../../catalog/catalog-item.ts';
import { catalogCategory } from '../../catalog/categories/category.ts';
import { isGtin } from '../../catalog/is-gtin.ts';
import { checkTaken } from '../../catalog/take-items.ts';
import type { Batch } from './batch.ts';
import { customFieldsFor } from './custom-fields-for.ts';
import { digestOf, knownDigests, namesOf } from './exchange-objects.ts';
import { applied, refused, type Staged, unchanged } from './outcome.ts';
import { reasonOf } from './reason-of.ts';
import { type WantedItem, writeItems } from './write-items.ts';

/** Products become catalog items. One that has not changed since the last exchange is left alone, with what was edited here. */
export async function applyProducts(batch: Batch<ProductRecord>) {
  const { ctx, source, records, outcomes, rules, installationId } = batch;
  if (!permits(ctx.actor, mayWrite)) {
    for (const record of records) outcomes.tell(record, refused(notAllowed));
    return;
  }
  const ids = records.map(({ data }) => data.externalId);
  const [known, linked, categories, customOf] = [
    await knownDigests(ctx.db, installationId, 'product', ids),
    await linksOf(ctx.db, catalogItem.type, source, ids),
    await linksOf(
      ctx.db,
      catalogCategory.type,
      source,
      records.flatMap(({ data }) => data.groupIds),
    ),
    await customFieldsFor(ctx, rules, await namesOf(ctx.db, installationId, 'property')),
  ];
  const wanted: Array<WantedItem<ProductRecord>> = [];
  for (const record of records) {
    const { externalId, deleted } = record.data;
    if (deleted) outcomes.tell(record, applied);
    else if (linked.has(externalId) && known.get(externalId) === digestOf(record.data, rules))
      outcomes.tell(record, unchanged);
    else {
      try {
        wanted.push({ record, externalId, input: checkTaken(inputOf(record, categories, customOf)) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        outcomes.tell(record, refused(reasonOf(error)));
      }
    }
  }
  await writeItems(batch, wanted, linked);
}

function inputOf(
  { data }: Staged<ProductRecord>,
  categories: ReadonlyMap<string, string>,
  customOf: Awaited<ReturnType<typeof customFieldsFor>>,
) {
  const categoryId = data.groupIds.map((id) => categories.get(id)).find((id) => id !== undefined);
  const customFields = customOf(data);
  return {
    name: data.name.slice(0, 500),
    ...(data.sku !== undefined && { sku: data.sku }),
    // Codes of one's own stand among barcodes: those that are no GTIN say nothing here.
    ...(data.barcode !== undefined && isGtin(data.barcode) && { barcode: data.barcode }),
    ...(data.description !== undefined && { description: data.description.slice(0, 5_000) }),
    ...(data.manufacturer !== undefined && { manufacturer: data.manufacturer.slice(0, 255) }),
    ...(data.unit !== undefined && { baseUom: data.unit }),
    ...(data.vatRate !== undefined && { vatRate: data.vatRate }),
    ...(categoryId !== undefined && { categoryId }),
    ...(Object.keys(customFields).length > 0 && { customFields }),
  };
}

export const mayWrite = { permission: 'catalog.import', scope: 'catalog.write' } as const;

export const notAllowed = words(
  'The person who installed the integration may not change the catalog (`catalog.import`).',
  'У сотрудника, установившего интеграцию, нет права на запись каталога (catalog.import).',
);
