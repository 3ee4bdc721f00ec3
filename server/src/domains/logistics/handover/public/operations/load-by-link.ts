import { id, object } from '../../../../../kernel/fields.ts';
import { command } from '../../../../../kernel/operation.ts';
import { words } from '../../../../../kernel/problems/errors.ts';
import { moveBatch } from '../../../batches/move-batch.ts';
import { holdBatch } from '../../hold-batch.ts';
import { enterByLink, type LinkHeld, openDelivery } from '../../links/open-delivery.ts';
import { momentOf } from '../../moment-of.ts';
import { isHandedOver } from '../present-batch.ts';
import { presentDelivery } from '../present-delivery.ts';
import { pressedField } from '../pressed-field.ts';
import { publicDelivery } from '../public-delivery.ts';
import { tokenField } from '../token-field.ts';

export const loadByLink = command({
  name: 'logistics.load-by-link',
  summary: words('Note by the link that goods are loaded', 'Отметить погрузку по ссылке'),
  description: 'A planned or loading batch is loaded and leaves: it is `in_transit`. Noted again, it changes nothing.',
  permission: 'visitor',
  scope: null,
  refuses: [
    ...(['not_found', 'link_expired', 'link_revoked', 'resource_archived'] as const),
    ...(['business_rule_violated', 'conflict', 'invalid_state_transition'] as const),
  ],
  input: object({ token: tokenField, batchId: id('Delivery batch'), pressedAt: pressedField }),
  output: publicDelivery,
  enter: enterByLink,

  async run(ctx, { batchId, pressedAt }, link: LinkHeld) {
    const opened = await openDelivery(ctx, link);
    const held = await holdBatch(ctx, opened, batchId);
    if (held.status === 'in_transit' || isHandedOver(held)) ctx.nothingChanged();
    else {
      const loading = held.status === 'loading' ? held : await moveBatch(ctx, held, 'load');
      await moveBatch(ctx, loading, 'dispatch', { dispatchedAt: momentOf(pressedAt, opened.link) });
    }
    return presentDelivery(ctx, await openDelivery(ctx, link));
  },
});
