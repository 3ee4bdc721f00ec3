import Type from 'typebox';
import type { PipelineStage } from '../../../../../../nouns/pipeline-stage.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { refuseOtherThanAll } from '../../../../kernel/intake/refuse-other-than-all.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { raw, sql } from '../../../../kernel/sql/sql.ts';
import { lockStages, pipelineStage, pipelineStages } from '../pipeline-stage.ts';

export const orderStages = command({
  name: 'pipeline.order-stages',
  summary: words('Put the stages in order', 'Изменить порядок этапов'),
  description: 'Names every stage once, those switched off too. Each stage that takes another place is recorded.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  input: object({
    stageIds: Type.Array(id('Stage'), { maxItems: 1_000, uniqueItems: true, title: 'All stages in their new order' }),
  }),
  output: object({ stages: Type.Array(pipelineStage.view) }, { title: 'Stages in order' }),

  async run(ctx, { stageIds }) {
    const stages = await lockStages(ctx.db);
    refuseOtherThanAll('/stageIds', stages, stageIds);
    const moved = await pipelineStages.read(
      ctx.db,
      sql`with moved as (
        update pipeline_stages stage
        set position = wanted.position, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
        from unnest(${stageIds}::uuid[]) with ordinality as wanted(id, position)
        where stage.tenant_id = ${ctx.db.tenant} and stage.id = wanted.id and stage.position <> wanted.position returning stage.*)
        ${pipelineStages.select(ctx.db, raw('true'), raw('moved'))}`,
    );
    const after = new Map(stages.map((stage) => [stage.id, stage]));
    for (const stage of moved) {
      ctx.record(pipelineStage.changed('updated', after.get(stage.id) as PipelineStage, stage));
      after.set(stage.id, stage);
    }
    if (moved.length === 0) ctx.nothingChanged();
    return { stages: stageIds.map((id) => after.get(id) as PipelineStage) };
  },
});
