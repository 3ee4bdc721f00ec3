import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { emptyInto, holdRequisitionsIn, openStage, refuseFull } from '../empty-stage.ts';
import { lockStages, presentStage, type StageRow, stageById, stageColumns } from '../stage.row.ts';
import { pipelineStage } from '../stage.ts';
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
    const before = stages.find((stage) => stage.id === id) ?? (await stageById(ctx.db, id));
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
    const row = await ctx.db.one<StageRow>(sql`
      update pipeline_stages stage set archived_at = now(), version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where stage.tenant_id = ${ctx.db.tenant} and stage.id = ${id} returning ${stageColumns}`);
    const after = presentStage(row);
    ctx.record(pipelineStage.changed('archived', before, after, movedTo ? { movedTo: movedTo.id, moved } : {}));
    return after;
  },
});
