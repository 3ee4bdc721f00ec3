import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { presentStage, type StageRow, stageColumns } from './stage.row.ts';
import { type PipelineStage, pipelineStage } from './stage.ts';

/** Takes statuses from the stages that have them, for another one, and tells of each change. The stages are locked. */
export async function takeStatuses(
  ctx: WriteContext,
  stages: readonly PipelineStage[],
  wanted: PipelineStage['statuses'],
  taker?: string,
) {
  const holders = new Map(
    stages
      .filter((one) => one.id !== taker && one.statuses.some((status) => wanted.includes(status)))
      .map((one) => [one.id, one]),
  );
  if (holders.size === 0) return;
  const rows = await ctx.db.many<StageRow>(sql`
    update pipeline_stages stage
    set statuses = array(select status from unnest(stage.statuses) status where status <> all(${wanted}::text[])),
      version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId}
    where stage.tenant_id = ${ctx.db.tenant} and stage.id = any(${[...holders.keys()]}::uuid[]) returning ${stageColumns}`);
  for (const row of rows)
    ctx.record(pipelineStage.changed('updated', holders.get(row.id) as PipelineStage, presentStage(row)));
}
