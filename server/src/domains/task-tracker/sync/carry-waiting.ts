import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { pushTaskJob } from './tracker-jobs.ts';

interface Waiting {
  id: string;
  requisitionId: string;
  stageId: string;
  taskId: string;
}

/**
 * Carries over moves of requisitions that waited until these tasks could be read. A task that somebody has moved in the tracker
 * meanwhile stays there: its requisition follows it instead.
 */
export async function carryWaiting(
  ctx: WriteContext,
  source: string,
  { read, moved }: { read: readonly string[]; moved: ReadonlySet<string> },
): Promise<void> {
  const { db } = ctx;
  const waiting = await db.many<Waiting>(sql`
    select id, requisition_id as "requisitionId", waiting_stage_id as "stageId", external_id as "taskId" from tracker_links
    where tenant_id = ${db.tenant} and source = ${source} and target_type = 'task' and external_id = any(${read}::text[])
      and waiting_stage_id is not null
    order by id for update`);
  if (waiting.length === 0) return;
  await db.execute(sql`
    update tracker_links set waiting_stage_id = null
    where tenant_id = ${db.tenant} and id = any(${waiting.map(({ id }) => id)}::uuid[])`);
  await ctx.enqueueAll(
    pushTaskJob,
    waiting.flatMap(({ requisitionId: procurementId, stageId, taskId }) =>
      moved.has(taskId) ? [] : [{ procurementId, stageId, tries: 0 }],
    ),
  );
}
