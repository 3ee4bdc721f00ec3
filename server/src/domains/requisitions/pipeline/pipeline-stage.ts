import {
  pipelineStage as declared,
  type PipelineStage,
  type StageColor,
  stageColors,
} from '../../../../../nouns/pipeline-stage.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { requisition } from '../requisition.ts';

export const pipelineStage = entityOf(declared);

export const pipelineStages = store(pipelineStage, {}, { complete: inOrderOfLife });

/** Statuses in the order of the life of a requisition, whatever order they were given in. */
async function inOrderOfLife<Row extends Partial<PipelineStage>>(_: Db, rows: Row[]): Promise<Row[]> {
  return rows.map((row) => ({
    ...row,
    statuses: requisition.statuses.filter((status) => row.statuses?.includes(status)),
  }));
}

/** Stages in the order of the board: those in use, or the archived too. */
export const readStages = (db: Db, withArchived = false): Promise<PipelineStage[]> =>
  pipelineStages.read(
    db,
    sql`${pipelineStages.select(db, sql`(stage.archived_at is null or ${withArchived}::boolean)`)} order by stage.position, stage.id`,
  );

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

/** The place after the last. */
export const nextPosition = (stages: readonly PipelineStage[]) =>
  Math.max(0, ...stages.map(({ position }) => position)) + 1;

const colors = Object.keys(stageColors) as StageColor[];

/** The first colour that no stage has; the first of all when every one is taken. */
export const freeColor = (taken: readonly StageColor[]): StageColor =>
  colors.find((color) => !taken.includes(color)) ?? (colors[0] as StageColor);
