import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { emptyInto, holdRequisitionsIn, openStage, refuseFull } from '../empty-stage.ts';
import { lockStages, pipelineStage, pipelineStages } from '../pipeline-stage.ts';
import { refuseLastActive, refuseSystemStage } from '../stage-rules.ts';

export const archiveStage = command({
  name: 'pipeline.archive-stage',
  summary: words('Archive a stage', 'Перенести этап в архив'),
  description:
    'Only a stage of the portal’s own, and not the last active one. Requisitions that stand in it move to `moveToStageId`; without it a stage in use is refused. ' +
    'Archiving it again changes nothing.',
  permission: 'pipeline.manage',
  scope: 'settings.delete',
  refuses: ['has_dependencies', 'unknown_reference', 'business_rule_violated', 'precondition_failed'],
  input: object({ id: id(), moveToStageId: Type.Optional(id('Stage that takes in the requisitions of this one')) }),
  output: pipelineStage.view,

  async run(ctx, { id, moveToStageId }) {
    if (moveToStageId !== undefined) await holdRequisitionsIn(ctx.db, id);
    const stages = await lockStages(ctx.db);
    const before = stages.find((stage) => stage.id === id) ?? (await pipelineStages.byId(ctx.db, id));
    ctx.expectVersion(before.version);
    if (before.archivedAt) {
      ctx.nothingChanged();
      return before;
    }
    refuseSystemStage(before);
    refuseLastActive(stages, before);

    const movedTo = moveToStageId === undefined ? null : await openStage(ctx.db, stages, id, moveToStageId);
    if (!movedTo) await refuseFull(ctx.db, id);
    const moved = movedTo ? await emptyInto(ctx, before, movedTo) : 0;
    const archivedAt = portalNow().toISOString();
    const tell = movedTo ? { movedTo: movedTo.id, moved } : {};
    return pipelineStages.change(ctx, before, { archivedAt }, { fact: 'archived', tell });
  },
});
