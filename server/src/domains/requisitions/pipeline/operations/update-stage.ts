import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import { lockStages, presentStage, type StageRow, stageById, stageColumns } from '../stage.row.ts';
import { pipelineStage } from '../stage.ts';
import { refuseLastActive, refuseTaken } from '../stage-rules.ts';
import { takeStatuses } from '../take-statuses.ts';

const { fields } = pipelineStage;

export const updateStage = command({
  name: 'pipeline.update-stage',
  summary: words('Change a stage', 'Изменить этап'),
  description:
    'Fields left out stay, null clears. A stage switched off keeps the requisitions it has and takes no more; one always stays active. ' +
    'A status given to it is taken from the stage that had it, whose change is told too.',
  permission: 'pipeline.manage',
  scope: 'settings.write',
  refuses: ['already_exists', 'resource_archived', 'business_rule_violated', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(fields.name),
    shortName: Type.Optional(fields.shortName),
    externalId: Type.Optional(fields.externalId),
    color: Type.Optional(fields.color),
    isActive: Type.Optional(fields.isActive),
    statuses: Type.Optional(fields.statuses),
    version: Type.Optional(version()),
  }),
  output: pipelineStage.view,

  async run(ctx, { id, version: _, ...given }) {
    const stages = await lockStages(ctx.db);
    const before = stages.find((stage) => stage.id === id) ?? (await stageById(ctx.db, id));
    ctx.expectVersion(before.version);
    if (before.archivedAt) throw archived(pipelineStage.noun);
    refuseTaken(stages, given, id);
    if (given.isActive === false) refuseLastActive(stages, before);
    if (given.statuses) await takeStatuses(ctx, stages, given.statuses, id);

    const after = { ...before, ...given };
    const changes = {
      name: after.name,
      short_name: after.shortName,
      external_id: after.externalId,
      color: after.color,
      is_active: after.isActive,
      ...(given.statuses && !sameStatuses(before.statuses, given.statuses) && { statuses: given.statuses }),
    };
    const row = await ctx.db.first<StageRow>(sql`
      update pipeline_stages stage set ${assignments({ ...changes, updated_by: ctx.actor.userId })}, version = version + 1, updated_at = now()
      where stage.tenant_id = ${ctx.db.tenant} and stage.id = ${id} and ${differsFrom(changes)} returning ${stageColumns}`);
    if (!row) {
      ctx.nothingChanged();
      return before;
    }
    const changed = presentStage(row);
    ctx.record(pipelineStage.changed('updated', before, changed));
    return changed;
  },
});

/** Their order says nothing. */
const sameStatuses = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((status) => others.includes(status));
