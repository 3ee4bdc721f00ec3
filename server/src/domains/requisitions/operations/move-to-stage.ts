import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { holdStage } from '../pipeline/default-stage.ts';
import { requisition, requisitions } from '../requisition.ts';
import { settleRequisition } from '../settle-requisition.ts';

export const moveToStage = command({
  name: 'requisitions.move-to-stage',
  summary: words('Move a requisition to a stage of the pipeline', 'Перенести заявку на этап воронки'),
  description:
    'The stage is where people see the requisition; the status stays as it is. A later change of the status brings it to the stage that is bound to that.',
  permission: 'purchase_requisitions.update',
  scope: 'purchase_requisitions.write',
  refuses: ['precondition_failed'],
  input: object({ id: id(), stageId: id('Stage') }),
  output: requisition.view,

  async run(ctx, { id, stageId }) {
    const held = await requisitions.lock(ctx.db, id);
    ctx.expectVersion(held.version);
    if (held.stage?.id === stageId) {
      ctx.nothingChanged();
      return held;
    }
    const stage = await holdStage(ctx.db, stageId);
    return settleRequisition(ctx, held, undefined, { stageId: stage.id });
  },
});
