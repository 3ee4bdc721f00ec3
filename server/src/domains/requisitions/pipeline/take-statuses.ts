import type { PipelineStage } from '../../../../../nouns/pipeline-stage.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { pipelineStage, pipelineStages } from './pipeline-stage.ts';

/** Takes statuses from the stages that have them, for another one, and records each change. The stages are locked. */
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
  const left = await pipelineStages.read(
    ctx.db,
    sql`with lessened as (
      update pipeline_stages stage
      set statuses = array(select status from unnest(stage.statuses) status where status <> all(${wanted}::text[])),
        version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId}
      where stage.tenant_id = ${ctx.db.tenant} and stage.id = any(${[...holders.keys()]}::uuid[]) returning *)
      ${pipelineStages.select(ctx.db, raw('true'), raw('lessened'))}`,
  );
  for (const stage of left) ctx.record(pipelineStage.changed('updated', holders.get(stage.id) as PipelineStage, stage));
}
