import { notFound } from '../../../kernel/problems/errors.ts';
import { presentRecord, type RecordRow } from '../../../kernel/record.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { requisition } from '../requisition.ts';
import { type PipelineStage, pipelineStage } from './stage.ts';

export const stageColumns = raw(`
  stage.id, stage.external_id, stage.name, stage.short_name, stage.color, stage.position, stage.is_system, stage.is_active, stage.statuses,
  stage.version, stage.created_at, stage.updated_at, stage.archived_at, stage.created_by, stage.updated_by`);

export interface StageRow extends RecordRow {
  id: string;
  external_id: string | null;
  name: string;
  short_name: string | null;
  color: PipelineStage['color'];
  position: number;
  is_system: boolean;
  is_active: boolean;
  statuses: PipelineStage['statuses'];
}

export const presentStage = (row: StageRow): PipelineStage => ({
  id: row.id,
  externalId: row.external_id,
  name: row.name,
  shortName: row.short_name,
  color: row.color,
  position: row.position,
  isSystem: row.is_system,
  isActive: row.is_active,
  statuses: requisition.statuses.filter((status) => row.statuses.includes(status)),
  ...presentRecord(row),
});

/** Stages in the order of the board: those in use, or the archived too. */
export async function readStages(db: Db, withArchived = false): Promise<PipelineStage[]> {
  const rows = await db.many<StageRow>(sql`
    select ${stageColumns} from pipeline_stages stage
    where stage.tenant_id = ${db.tenant} and (stage.archived_at is null or ${withArchived}::boolean) order by stage.position, stage.id`);
  return rows.map(presentStage);
}

/** A stage by its identifier, archived or not. */
export async function stageById(db: Db, stageId: string): Promise<PipelineStage> {
  const row = await db.first<StageRow>(sql`
    select ${stageColumns} from pipeline_stages stage where stage.tenant_id = ${db.tenant} and stage.id = ${stageId}`);
  if (!row) throw notFound(pipelineStage.noun);
  return presentStage(row);
}

/**
 * The stages in use, locked until the transaction ends: their names, their order, the statuses they share out and the one that
 * must stay active are rules of all of them, so they change one at a time.
 */
export async function lockStages(db: Db): Promise<PipelineStage[]> {
  const [, stages] = await Promise.all([
    db.execute(sql`select pg_advisory_xact_lock(hashtextextended('pipeline-stages' || tenant_id(), 0))`),
    readStages(db),
  ]);
  return stages;
}
