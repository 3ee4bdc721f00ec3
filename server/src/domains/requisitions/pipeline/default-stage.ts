import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import type { RequisitionStatus } from '../../../../../nouns/requisition-flow.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { brokenRule, unknownReference, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { pipelineStage, pipelineStages } from './pipeline-stage.ts';

/** Where a requisition begins: the first active stage. It is held, so that it is not archived before the requisition stands in it. */
export async function defaultStageId(db: Db): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    select id from pipeline_stages where tenant_id = ${db.tenant} and archived_at is null and is_active
    order by position, id limit 1 for key share`);
  return id;
}

/** The active stage that a status brings a requisition to, held in the same way; null when the status leaves it where it is. */
export async function stageOfStatus(db: Db, status: RequisitionStatus): Promise<PipelineStage | null> {
  const takes = sql`stage.archived_at is null and stage.is_active and ${status} = any(stage.statuses)`;
  const [first] = await pipelineStages.read(
    db,
    sql`${pipelineStages.select(db, takes)} order by stage.position, stage.id limit 1 for key share`,
  );
  return first ?? null;
}

/** The stage a caller names for a requisition, held so that it is not archived meanwhile; refused unless it takes requisitions in. */
export async function holdStage(db: Db, stageId: string, field = 'stageId'): Promise<PipelineStage> {
  const [stage] = await pipelineStages.read(
    db,
    sql`${pipelineStages.select(db, sql`stage.id = ${stageId}`)} for key share`,
  );
  if (!stage) throw unknownReference(field, pipelineStage.noun);
  refuseClosedStage(stage, field);
  return stage;
}

export function refuseClosedStage(stage: PipelineStage, field: string) {
  if (stage.archivedAt) throw archivedReference(field, pipelineStage, stage.id, stage.name);
  if (!stage.isActive)
    throw brokenRule(
      'stage_inactive',
      words('The stage is switched off. Choose another one.', 'Этап выключен. Выберите другой.'),
      { field },
    );
}
