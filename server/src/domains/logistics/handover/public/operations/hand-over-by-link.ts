import Type from 'typebox';
import { exampleId, id, longText, measure, object, text, unshown } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { mostItems } from '../../../batches/delivery-batch.input.ts';
import { handOver } from '../../hand-over.ts';
import { holdBatch } from '../../hold-batch.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { momentOf } from '../../moment-of.ts';
import { presentDelivery } from '../present-delivery.ts';
import { pressedField } from '../pressed-field.ts';
import { publicDelivery } from '../public-delivery.ts';
import { tokenField } from '../token-field.ts';

const taken = object(
  { id: id('Goods'), deliveredQuantity: measure('So much was taken', { examples: ['8'] }) },
  { title: 'What was taken of an item', examples: [{ id: exampleId, deliveredQuantity: '8' }] },
);

export const handOverByLink = command({
  name: 'logistics.hand-over-by-link',
  summary: words('Note by the link that goods were handed over', 'Отметить передачу по ссылке'),
  description:
    'Goods under way are handed over: those not named in `items` whole. Where less was taken of any, the batch is `partially_delivered`; where ' +
    'nothing was, it is `returned`, and `comment` says why. What was handed over already is not changed (`already_handed_over`), unless exactly the ' +
    'same is said again.',
  permission: 'visitor',
  scope: null,
  refuses: [
    ...(['not_found', 'link_expired', 'link_revoked', 'resource_archived'] as const),
    ...(['conflict', 'business_rule_violated', 'invalid_state_transition'] as const),
  ],
  input: object({
    token: tokenField,
    batchId: id('Delivery batch'),
    recipientName: text(255, 'Who received it', { examples: ['Петров Пётр'] }),
    items: Type.Optional(
      unshown(Type.Array(taken, { title: 'What was taken, where it is not all', maxItems: mostItems })),
    ),
    comment: Type.Optional(longText(1_000, 'What the driver has to say', { examples: ['Два мешка порваны'] })),
    pressedAt: pressedField,
  }),
  output: publicDelivery,
  enter: enterByLink,

  async run(ctx, { token: _, batchId, pressedAt, ...said }, link: LinkHeld) {
    const opened = await openDelivery(ctx, link);
    const held = await holdBatch(ctx, opened, batchId);
    await handOver(ctx, held, { ...said, at: momentOf(pressedAt, opened.link) });
    return presentDelivery(ctx, await openDelivery(ctx, link));
  },
});
