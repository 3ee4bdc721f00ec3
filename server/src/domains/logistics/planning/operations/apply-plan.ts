import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { createBatches } from '../../batches/create-batches.ts';
import { deliveryBatch } from '../../batches/delivery-batch.ts';
import { settleBatches } from '../../batches/settle-batches.ts';
import { logisticsCreating } from '../../logistics-rights.ts';
import { mostBatches, plannedBatchInput } from '../plan.input.ts';

export const applyPlan = command({
  name: 'logistics.apply-plan',
  summary: words('Save the batches of a plan', 'Сохранить партии плана'),
  description:
    'All of them or none. Where others have planned the same lines meanwhile, `over_batched` names each line with what is left of it: plan anew.',
  ...logisticsCreating,
  refuses: ['business_rule_violated', 'conflict'],
  input: object({
    batches: Type.Array(plannedBatchInput, {
      minItems: 1,
      maxItems: mostBatches,
      title: 'Batches, as the plan proposed them or changed',
      examples: [[{ plannedDate: '2026-12-01', items: [{ name: 'Цемент М500', quantity: '10', weightKg: '500' }] }]],
    }),
  }),
  output: object({ batches: Type.Array(deliveryBatch.view, { title: 'Batches as they were saved' }) }),

  async run(ctx, { batches }) {
    const drafts = batches.map((input, at) => ({ id: uuidv7(), before: null, input, at: `/batches/${at}` }));
    return { batches: await createBatches(ctx, await settleBatches(ctx, drafts)) };
  },
});
