import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { lockStages, nextPosition, pipelineStage, pipelineStages } from '../pipeline-stage.ts';
import { refuseBeyondLimit, refuseTaken } from '../stage-rules.ts';

export const restoreStage = command({
  name: 'pipeline.restore-stage',
  summary: words('Restore a stage', 'Вернуть этап из архива'),
  description:
    'It stands at the end. Its name and its outside identifier must be free; statuses that another stage has taken meanwhile stay there. ' +
    'Restoring a stage in use changes nothing.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id() }),
  output: pipelineStage.view,

  async run(ctx, { id }) {
    const stages = await lockStages(ctx.db);
    const before = stages.find((stage) => stage.id === id) ?? (await pipelineStages.byId(ctx.db, id));
    ctx.expectVersion(before.version);
    if (!before.archivedAt) {
      ctx.nothingChanged();
      return before;
    }
    refuseTaken(stages, before);
    refuseBeyondLimit(stages);
    const taken = new Set(stages.flatMap(({ statuses }) => statuses));
    return pipelineStages.change(ctx, before, {
      archivedAt: null,
      position: nextPosition(stages),
      statuses: before.statuses.filter((status) => !taken.has(status)),
    });
  },
});
