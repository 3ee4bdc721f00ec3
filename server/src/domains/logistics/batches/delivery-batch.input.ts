import Type, { type Static } from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { deliveryBatch } from './delivery-batch.ts';
import { deliveryBatchItem } from './delivery-batch-item.ts';

/** Most items of one batch. */
export const mostItems = 2_000;

const itemInput = object(
  { id: Type.Optional(id('Item that is there; a new one without it')), ...deliveryBatchItem.creation },
  { title: 'Item of a delivery batch, kept or new' },
);

export type ItemInput = Static<typeof itemInput>;

export const itemsInput = Type.Array(itemInput, {
  maxItems: mostItems,
  title: 'Items, the whole list',
  examples: [[{ name: 'Цемент М500', quantity: '10', weightKg: '500' }]],
});

/** What a caller may write; the items, when given, are all of them. */
export const batchInput = { ...deliveryBatch.change, items: Type.Optional(itemsInput) };

const shape = object(batchInput);

export type BatchInput = Static<typeof shape>;
