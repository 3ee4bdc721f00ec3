import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { lockStages, presentStage, type StageRow, stageById, stageColumns } from '../stage.row.ts';
import { pipelineStage } from '../stage.ts';
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
    const before = stages.find((stage) => stage.id === id) ?? (await stageById(ctx.db, id));
    ctx.expectVersion(before.version);
    if (!before.archivedAt) {
      ctx.nothingChanged();
      return before;
    }
    refuseTaken(stages, before);
    refuseBeyondLimit(stages);
    const taken = new Set(stages.flatMap(({ statuses }) => statuses));
    const row = await ctx.db.one<StageRow>(sql`
      update pipeline_stages stage
      set archived_at = null, position = ${Math.max(0, ...stages.map(({ position }) => position)) + 1},
        statuses = ${before.statuses.filter((status) => !taken.has(status))}::text[],
        version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      where stage.tenant_id = ${ctx.db.tenant} and stage.id = ${id} returning ${stageColumns}`);
    const after = presentStage(row);
    ctx.record(pipelineStage.changed('updated', before, after));
    return after;
  },
});
