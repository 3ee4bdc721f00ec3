import {
  type InboundOperation,
  type MappedEvent,
  mappedEvent,
  mappedResult,
} from '../../../kernel/integrations/inbound-operation.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { invalid, Refusal, words } from '../../../kernel/problems/errors.ts';
import { upsertRows } from '../../price-lists/operations/upsert-rows.ts';
import { getPriceList, listPriceLists, priceList } from '../../price-lists/price-list.ts';
import { namedValues } from '../custom-values.ts';
import { itemOfEvent } from '../item-of-event.ts';
import { namedBy } from '../named-by.ts';
import { unitOf } from '../unit-of.ts';

const fields = {
  price: 'price',
  minQuantity: 'minQuantity',
  batchSize: 'batchSize',
  deliveryDays: 'deliveryDays',
  validFrom: 'validFrom',
  validTo: 'validTo',
  vatRate: 'vatRate',
  discountPercent: 'discountPercent',
  supplierSku: 'supplierSku',
  supplierName: 'supplierName',
  note: 'note',
} as const;

/** A price of an item in a price list of ours or of a supplier: a new row, or the one there is with what the event says. */
export const priceUpsert: InboundOperation = {
  name: 'price.upsert',
  targets: ['priceList', 'sku', 'unit', ...Object.keys(fields)],
  matchBy: ['sku'],
  finds: 'link_or_match',
  command: command({
    name: 'inbound.price-item',
    summary: words('Write a price of a price list by an event', 'Записать цену прайс-листа по событию'),
    permission: 'price_lists.update',
    scope: null,
    input: mappedEvent,
    output: mappedResult,

    async run(ctx, event) {
      const id = await namedBy(ctx, event, 'priceList', { list: listPriceLists, fields: ['number', 'name'] });
      const row = rowOf(event, await itemOfEvent(ctx, event));
      const done = await write(ctx, id, row);
      const { number } = await ctx.ask(getPriceList, { id });
      return {
        result: done.added > 0 ? 'created' : done.changed > 0 ? 'updated' : 'unchanged',
        entityType: priceList.type,
        entityId: id,
        displayName: number,
      } as const;
    },
  }),
};

function rowOf(event: MappedEvent, catalogItemId: string) {
  const { unit } = event.values;
  const { deliveryDays, ...given } = namedValues(event, fields);
  const days = typeof deliveryDays === 'string' && /^\d{1,5}$/.test(deliveryDays) ? Number(deliveryDays) : deliveryDays;
  return {
    catalogItemId,
    ...given,
    ...(deliveryDays !== undefined && { deliveryDays: days }),
    ...(unit !== undefined && { uom: unitOf(String(unit)) }),
  };
}

/** Faults of the only row are named by the targets of the mapping. */
async function write(ctx: WriteContext, id: string, row: object) {
  try {
    return await ctx.call(upsertRows, { id, items: [row] } as never);
  } catch (error) {
    throw asTargets(error);
  }
}

function asTargets(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.errors.length === 0) return error;
  return invalid(
    error.errors.map((one) => ({ ...one, at: one.at.replace(/^\/items\/0/, '').replace('/uom', '/unit') })),
  );
}
