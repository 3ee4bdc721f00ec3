import Type from 'typebox';
import { exampleId, flag, id, instant, measure, nullable, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { deliverBatch as deliver } from '../deliver-batch.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { mostItems } from '../delivery-batch.input.ts';
import { deliveryBatch } from '../delivery-batch.ts';
import { openKept } from '../open-batch.ts';

const delivered = object(
  {
    id: id('Item of the batch'),
    deliveredQuantity: measure('So much of it has come in all', { examples: ['8'] }),
  },
  { title: 'What has come of an item', examples: [{ id: exampleId, deliveredQuantity: '8' }] },
);

export const deliverBatch = command({
  name: 'logistics.deliver-batch',
  summary: words('Note that a delivery batch has come', 'Отметить доставку партии'),
  description:
    'Items that are not named have come whole. Where less came of any, the batch is `partially_delivered`, and more may come with it later: the ' +
    'quantities are always what has come in all. With `split` what is missing goes with a new planned batch, told in `split`. The receipt into ' +
    'stock is offered by `/receipt-draft`; nothing enters the stock by itself.',
  ...logisticsUpdating,
  refuses: [
    'business_rule_violated',
    'resource_archived',
    'conflict',
    'invalid_state_transition',
    'precondition_failed',
  ],
  input: object({
    id: id(),
    items: Type.Optional(
      Type.Array(delivered, { title: 'What has come of the items, where it is not all', maxItems: mostItems }),
    ),
    split: Type.Optional(flag('Whether what is missing goes with a new batch')),
    deliveredAt: Type.Optional(instant('When it came; now unless given, and never in the future')),
    recipientName: Type.Optional(nullable(text(255, 'Who received it', { examples: ['Петров Пётр'] }))),
  }),
  output: object({
    ...batchCard.properties,
    split: nullable(
      object(
        { id: deliveryBatch.fields.id, number: deliveryBatch.fields.number },
        { title: 'New batch of what is missing' },
      ),
    ),
  }),

  async run(ctx, { id, ...given }) {
    const { batch, split } = await deliver(ctx, await openKept(ctx, id), given);
    return { ...(await cardOf(ctx, batch)), split: split && { id: split.id, number: split.number } };
  },
});
