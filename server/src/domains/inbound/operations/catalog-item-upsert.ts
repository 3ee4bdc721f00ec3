import {
  type InboundOperation,
  type MappedEvent,
  mappedEvent,
  mappedResult,
} from '../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { invalid, words } from '../../../kernel/problems/errors.ts';
import { catalogItem, catalogItemListing } from '../../catalog/catalog-item.ts';
import { categoriesNamed, meantCategory, unknownCategory } from '../../catalog/categories/name-categories.ts';
import { createItem } from '../../catalog/operations/create-item.ts';
import { getItem } from '../../catalog/operations/get-item.ts';
import { updateItem } from '../../catalog/operations/update-item.ts';
import { customValues, namedValues } from '../custom-values.ts';
import { itemOfArticle } from '../item-of-event.ts';
import { unitOf } from '../unit-of.ts';
import { upsertRecord } from '../upsert-record.ts';

const item = {
  entityType: catalogItem.type,
  listing: catalogItemListing,
  nameOf: ({ name }: Record<string, unknown>) => String(name),
  get: getItem,
  create: createItem,
  update: updateItem,
  match: itemOfArticle,
  input: itemInput,
};

export const catalogItemUpsert: InboundOperation = {
  name: 'catalog_item.upsert',
  targets: ['sku', 'name', 'brand', 'type', 'unit', 'category', 'custom.*'],
  matchBy: ['sku'],
  finds: 'link_or_match',
  command: command({
    name: 'inbound.upsert-item',
    summary: words('Create or change a catalog item by an event', 'Создать или изменить позицию каталога по событию'),
    permission: 'catalog.update',
    scope: null,
    input: mappedEvent,
    output: mappedResult,
    run: (ctx, event) => upsertRecord(ctx, item, event),
  }),
};

async function itemInput(ctx: WriteContext, event: MappedEvent): Promise<Record<string, unknown>> {
  const { unit, category } = event.values;
  return {
    ...namedValues(event, { sku: 'sku', name: 'name', brand: 'brand', type: 'type' }),
    ...(unit !== undefined && { baseUom: unitOf(String(unit)) }),
    ...(category !== undefined && { categoryId: await categoryOf(ctx, String(category)) }),
    ...customValues(event),
  };
}

/** A category by its path, code or name; none is made. */
async function categoryOf(ctx: WriteContext, text: string): Promise<string> {
  const meant = meantCategory(text, await categoriesNamed(ctx.db, [text]));
  if (!meant) throw invalid([unknownCategory]);
  if (!('id' in meant)) throw invalid([meant]);
  return meant.id;
}
