import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** Notes that a task could not be moved with its requisition: the next reading of the task sees to it. */
export const waitForReading = (
  { db }: WriteContext,
  {
    source,
    taskId,
    procurementId,
    stageId,
  }: { source: string; taskId: string; procurementId: string; stageId: string },
) =>
  db.execute(sql`
    update tracker_links set waiting_stage_id = ${stageId}
    where tenant_id = ${db.tenant} and requisition_id = ${procurementId} and source = ${source} and target_type = 'task'
      and external_id = ${taskId}`);
