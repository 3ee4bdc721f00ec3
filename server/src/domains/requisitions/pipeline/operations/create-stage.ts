import type { PipelineStage } from '../../../../../../nouns/pipeline-stage.ts';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { freeColor, lockStages, nextPosition, pipelineStage, pipelineStages } from '../pipeline-stage.ts';
import { refuseBeyondLimit, refuseTaken } from '../stage-rules.ts';
import { takeStatuses } from '../take-statuses.ts';

export const createStage = command({
  name: 'pipeline.create-stage',
  summary: words('Add a stage', 'Добавить этап'),
  description:
    'It stands at the end, active, in a colour that no other stage has unless one is given. A status given to it is taken from the stage that had it, whose change is recorded too.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object(pipelineStage.creation),
  output: pipelineStage.view,

  async run(ctx, { name, shortName = null, externalId = null, color, statuses = [] }) {
    const stages = await lockStages(ctx.db);
    refuseTaken(stages, { name, externalId });
    refuseBeyondLimit(stages);
    await takeStatuses(ctx, stages, statuses);
    return (await pipelineStages.create(ctx, {
      ...{ name, shortName, externalId, statuses },
      color: color ?? freeColor(stages.map((stage) => stage.color)),
      position: nextPosition(stages),
    })) as PipelineStage;
  },
});
