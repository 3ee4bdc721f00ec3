import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import { isLasting } from '../../../kernel/integrations/provider.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { Called } from '../../../platform/integrations/call-connector.ts';
import { connectorsOf } from '../../../platform/integrations/installation.row.ts';
import { stateLine } from '../../../platform/integrations/log/state-line.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { noteFault } from '../../../platform/integrations/note-fault.ts';
import { requisition } from '../../requisitions/requisition.ts';
import { trackerTask, trackerTasks } from '../tracker-task.ts';
import { laterTry } from './later-try.ts';
import { pushTaskJob } from './tracker-jobs.ts';
import { waitForReading } from './wait-for-reading.ts';

interface Sent {
  procurementId: string;
  stageId: string;
  tries: number;
  installationId: string;
  taskId: string;
  columnId: string;
  called: Called<void>;
}

/** Notes that a task stands where it was sent, or that it does not. */
export async function settlePush(ctx: WriteContext, connectors: readonly AnyConnector[], sent: Sent): Promise<void> {
  const { procurementId, stageId, tries, installationId, taskId, columnId, called } = sent;
  await writeLog(ctx.db, installationId, called.lines);
  const task = await trackerTasks.lock(ctx.db, taskId);
  if (!called.error) {
    const columns = { sent_at: portalNow().toISOString(), sending_since: null };
    const after = await trackerTasks.write(ctx, task, { columnId }, { columns });
    if (after && after.columnId !== task.columnId) ctx.record(trackerTask.changed('updated', task, after));
    else ctx.nothingChanged();
    return;
  }
  ctx.nothingChanged();
  const { error } = called;
  // What was surely refused has not moved it: whoever moves it there now is somebody else.
  const isRefused = !['unavailable', 'contract_violation'].includes(error.kind);
  await ctx.db.execute(sql`
    update tracker_tasks set sending_since = null, sent_digest = case when ${isRefused}::boolean then null else sent_digest end
    where tenant_id = ${ctx.db.tenant} and id = ${taskId}`);
  if (await laterTry(ctx, pushTaskJob, { procurementId, stageId, tries }, error)) return;
  if (error.kind !== 'validation')
    await waitForReading(ctx, { source: task.source, taskId: task.taskId, procurementId, stageId });
  if (isLasting(error.kind)) return noteFault(ctx, connectorsOf(connectors), installationId, error);
  await writeLog(ctx.db, installationId, [
    {
      ...stateLine(
        'tracker.task_stays',
        words(`The task was not moved: ${error.detail.en}`, `Задача не перенесена: ${error.detail.ru}`),
      ),
      ...{ level: 'error', status: 'failed', direction: 'OUTBOUND' },
      ...{ entityType: requisition.type, entityId: procurementId },
    },
  ]);
}
