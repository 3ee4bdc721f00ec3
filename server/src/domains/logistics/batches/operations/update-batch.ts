import Type from 'typebox';
import { choice, id, longText, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { unchanged } from '../../../../platform/records/write-records.ts';
import { logisticsUpdating } from '../../logistics-rights.ts';
import { askedMove } from '../asked-move.ts';
import { changeBatch } from '../change-batch.ts';
import { batchCard, cardOf } from '../delivery-batch.card.ts';
import { batchInput } from '../delivery-batch.input.ts';
import { deliveryBatch } from '../delivery-batch.ts';
import { openKept } from '../open-batch.ts';

export const updateBatch = command({
  name: 'logistics.update-batch',
  summary: words('Change a delivery batch', 'Изменить партию доставки'),
  description:
    'Fields left out stay, null clears. `items` are the whole list, until the batch leaves: those with an `id` stay, others are new, those not named ' +
    'go. A `status` moves the batch after that, as the addresses of its moves do: `delivered` says that everything has come, `returned` and ' +
    '`cancelled` need a `reason`; what has come in part is said at `/deliver`, with its quantities. Of a batch that is closed only the comment, ' +
    'who received it and custom fields may change.',
  ...logisticsUpdating,
  refuses: [
    ...(['business_rule_violated', 'resource_archived', 'conflict', 'invalid_state_transition'] as const),
    ...(['version_conflict', 'precondition_failed'] as const),
  ],
  input: object({
    id: id(),
    ...batchInput,
    status: Type.Optional(choice(deliveryBatch.statuses, 'Wanted status')),
    reason: Type.Optional(longText(1_000, 'Why it was returned or cancelled')),
    version: Type.Optional(version()),
  }),
  output: batchCard,

  async run(ctx, { id, status, reason, version: _, ...input }) {
    const held = await openKept(ctx, id);
    const changed = await changeBatch(ctx, held, input);
    const moved = await askedMove(ctx, changed ?? held, { status, reason });
    return cardOf(ctx, moved ?? changed ?? unchanged(ctx, held));
  },
});
