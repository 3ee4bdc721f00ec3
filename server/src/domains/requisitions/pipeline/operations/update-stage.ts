import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { lockStages, pipelineStage, pipelineStages } from '../pipeline-stage.ts';
import { refuseLastActive, refuseTaken } from '../stage-rules.ts';
import { takeStatuses } from '../take-statuses.ts';

export const updateStage = command({
  name: 'pipeline.update-stage',
  summary: words('Change a stage', 'Изменить этап'),
  description:
    'Fields left out stay, null clears. A stage switched off keeps the requisitions it has and takes no more; one always stays active. ' +
    'A status given to it is taken from the stage that had it, whose change is recorded too.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    ...pipelineStage.change,
    isActive: Type.Optional(pipelineStage.fields.isActive),
    version: Type.Optional(version()),
  }),
  output: pipelineStage.view,

  async run(ctx, { id, version: _, ...given }) {
    const stages = await lockStages(ctx.db);
    const before = stages.find((stage) => stage.id === id) ?? (await pipelineStages.byId(ctx.db, id));
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(pipelineStage.noun);
    refuseTaken(stages, given, id);
    if (given.isActive === false) refuseLastActive(stages, before);
    if (given.statuses) await takeStatuses(ctx, stages, given.statuses, id);

    const { statuses = before.statuses, ...others } = given;
    return pipelineStages.change(ctx, before, {
      ...others,
      ...(!sameStatuses(before.statuses, statuses) && { statuses }),
    });
  },
});

/** Their order says nothing. */
const sameStatuses = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((status) => others.includes(status));
