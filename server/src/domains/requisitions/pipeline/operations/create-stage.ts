import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { freeColor } from '../palette.ts';
import { lockStages, presentStage, type StageRow, stageColumns } from '../stage.row.ts';
import { pipelineStage } from '../stage.ts';
import { refuseBeyondLimit, refuseTaken } from '../stage-rules.ts';
import { takeStatuses } from '../take-statuses.ts';

const { fields } = pipelineStage;

export const createStage = command({
  name: 'pipeline.create-stage',
  summary: words('Add a stage', 'Добавить этап'),
  description:
    'It stands at the end, active, in a colour that no other stage wears unless one is named. A status given to it is taken from the stage that had it, whose change is told too.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated'],
  input: object({
    name: fields.name,
    shortName: Type.Optional(fields.shortName),
    externalId: Type.Optional(fields.externalId),
    color: Type.Optional(fields.color),
    statuses: Type.Optional(fields.statuses),
  }),
  output: pipelineStage.view,

  async run(ctx, { name, shortName = null, externalId = null, color, statuses = [] }) {
    const stages = await lockStages(ctx.db);
    refuseTaken(stages, { name, externalId });
    refuseBeyondLimit(stages);
    await takeStatuses(ctx, stages, statuses);
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      name,
      short_name: shortName,
      external_id: externalId,
      color: color ?? freeColor(stages.map((stage) => stage.color)),
      position: Math.max(0, ...stages.map(({ position }) => position)) + 1,
      statuses,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = presentStage(
      await ctx.db.one<StageRow>(sql`insert into pipeline_stages as stage ${columns(row)} returning ${stageColumns}`),
    );
    ctx.record(pipelineStage.fact('created', made));
    return made;
  },
});
