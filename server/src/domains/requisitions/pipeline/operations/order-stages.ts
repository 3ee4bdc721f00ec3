import Type from 'typebox';
import { type FieldError, fieldError, invalid, words } from '../../../../kernel/errors.ts';
import { id, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql.ts';
import { lockStages, presentStage, type StageRow, stageColumns } from '../stage.row.ts';
import { type PipelineStage, pipelineStage } from '../stage.ts';

export const orderStages = command({
  name: 'pipeline.order-stages',
  summary: words('Put the stages in order', 'Изменить порядок этапов'),
  description: 'Names every stage once, those switched off too. Each stage that takes another place is told of.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  input: object({
    stageIds: Type.Array(id('Stage'), { maxItems: 1_000, uniqueItems: true, title: 'All stages in their new order' }),
  }),
  output: object({ stages: Type.Array(pipelineStage.view) }, { title: 'Stages in order' }),

  async run(ctx, { stageIds }) {
    const stages = await lockStages(ctx.db);
    refuseOtherThanAll(stages, stageIds);
    const moved = await ctx.db.many<StageRow>(sql`
      update pipeline_stages stage
      set position = wanted.position, version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
      from unnest(${stageIds}::uuid[]) with ordinality as wanted(id, position)
      where stage.tenant_id = ${ctx.db.tenant} and stage.id = wanted.id and stage.position <> wanted.position returning ${stageColumns}`);
    const after = new Map(stages.map((stage) => [stage.id, stage]));
    for (const row of moved) {
      const stage = presentStage(row);
      ctx.record(pipelineStage.changed('updated', after.get(row.id) as PipelineStage, stage));
      after.set(row.id, stage);
    }
    if (moved.length === 0) ctx.nothingChanged();
    return { stages: stageIds.map((id) => after.get(id) as PipelineStage) };
  },
});

function refuseOtherThanAll(stages: readonly PipelineStage[], given: readonly string[]) {
  const strange = given.flatMap((id, index): FieldError[] =>
    stages.some((stage) => stage.id === id)
      ? []
      : [fieldError(`/stageIds/${index}`, 'not_found_reference', words('is no stage in use', 'такого этапа нет'))],
  );
  const missing = stages.filter(({ id }) => !given.includes(id)).map(({ id }) => id);
  const wanting = fieldError('/stageIds', 'required', words('must name every stage', 'нужно перечислить все этапы'), {
    missing,
  });
  const errors = missing.length > 0 ? [wanting, ...strange] : strange;
  if (errors.length > 0) throw invalid(errors);
}
