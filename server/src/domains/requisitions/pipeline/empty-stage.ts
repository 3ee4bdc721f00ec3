import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { inUse, invalidField, unknownReference, words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { requisition, requisitions } from '../requisition.ts';
import { refuseClosedStage } from './default-stage.ts';
import { pipelineStage, pipelineStages } from './pipeline-stage.ts';

/** A change of a requisition locks it before its stage; so does moving all that stand in one. */
export const holdRequisitionsIn = (db: Db, stageId: string) =>
  db.execute(sql`
    select 1 from requisitions where tenant_id = ${db.tenant} and stage_id = ${stageId} order by id for update`);

/** Refuses while requisitions stand in the stage. Its row is locked, so that none comes meanwhile. */
export async function refuseFull(db: Db, stageId: string): Promise<void> {
  const [, { count }] = await Promise.all([
    lockStage(db, stageId),
    db.one<{ count: number }>(sql`
      select count(*) as count from requisitions where tenant_id = ${db.tenant} and stage_id = ${stageId}`),
  ]);
  if (count > 0) throw inUse(pipelineStage.noun, [{ entityType: requisition.type, count }]);
}

/** Moves every requisition of a stage into another, records each, and answers how many there were. */
export async function emptyInto(ctx: WriteContext, from: PipelineStage, to: PipelineStage): Promise<number> {
  const [, rows] = await Promise.all([
    lockStage(ctx.db, from.id),
    requisitions.read(
      ctx.db,
      sql`with moved as (
        update requisitions req set stage_id = ${to.id}, version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
        where req.tenant_id = ${ctx.db.tenant} and req.stage_id = ${from.id} returning *)
        ${requisitions.select(ctx.db, raw('true'), raw('moved'))}`,
    ),
  ]);
  const { id, externalId, name, color } = from;
  for (const after of rows)
    ctx.record(requisition.changed('updated', { ...after, stage: { id, externalId, name, color } }, after));
  return rows.length;
}

/** The stage that takes in the requisitions of one that goes. */
export async function openStage(
  db: Db,
  stages: readonly PipelineStage[],
  going: string,
  taking: string,
): Promise<PipelineStage> {
  if (taking === going)
    throw invalidField('/moveToStageId', 'business_rule', words('must be another stage', 'нужен другой этап'));
  const stage = stages.find(({ id }) => id === taking) ?? (await archivedStage(db, taking));
  refuseClosedStage(stage, 'moveToStageId');
  return stage;
}

const archivedStage = (db: Db, id: string) =>
  pipelineStages.byId(db, id).catch(() => Promise.reject(unknownReference('moveToStageId', pipelineStage.noun)));

const lockStage = (db: Db, stageId: string) =>
  db.execute(sql`select 1 from pipeline_stages where tenant_id = ${db.tenant} and id = ${stageId} for update`);
