import type { TrackerTask } from '../../../../../nouns/tracker-task.ts';
import type { TaskState } from '../../../kernel/integrations/ports/task-tracker.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { trackerTask, trackerTasks } from '../tracker-task.ts';
import { carryWaiting } from './carry-waiting.ts';
import { judgeReading, type KeptColumn } from './judge-reading.ts';
import { followTaskJob, readTaskJob } from './tracker-jobs.ts';

/** One task as the tracker showed it. Gone: it is not there, or is no longer shown to the owner of the key. */
export interface Reading {
  taskId: string;
  state: TaskState | null;
  readAt: string;
}

interface Origin {
  installationId: string;
  source: string;
}

type Hidden = Omit<KeptColumn, 'columnId' | 'lastSyncedAt'>;

/**
 * Brings the tasks that are kept here in line with what was read. Tasks that nothing was linked to are passed over. Where somebody has
 * moved a task, its requisitions follow in work of their own. Answers how many tasks have changed.
 */
export async function settleReadings(ctx: WriteContext, origin: Origin, readings: readonly Reading[]): Promise<number> {
  const latest = new Map(readings.toSorted((a, b) => (a.readAt < b.readAt ? -1 : 1)).map((one) => [one.taskId, one]));
  const held = await lockTasks(ctx, origin.source, [...latest.keys()]);
  const same: Reading[] = [];
  const read: string[] = [];
  const moved = new Set<string>();
  let changed = 0;
  for (const { task, hidden } of held) {
    const reading = latest.get(task.taskId) as Reading;
    const { verdict, isChanged } = await settle(ctx, origin, task, hidden, reading);
    if (isChanged) changed += 1;
    else same.push(reading);
    if (verdict === 'moved') moved.add(task.taskId);
    if (verdict !== 'stale' && verdict !== 'unsure') read.push(task.taskId);
  }
  await noteRead(ctx, origin.source, same);
  await carryWaiting(ctx, origin.source, { read, moved });
  if (changed === 0) ctx.nothingChanged();
  return changed;
}

async function lockTasks(ctx: WriteContext, source: string, taskIds: readonly string[]) {
  const rows = await ctx.db.many<Hidden & { id: string }>(sql`
    select id, sent_digest as "sentDigest", sending_since as "sendingSince", sent_at as "sentAt" from tracker_tasks
    where tenant_id = ${ctx.db.tenant} and source = ${source} and external_id = any(${taskIds}::text[]) order by id for update`);
  const hidden = new Map(rows.map(({ id, ...row }) => [id, row]));
  const tasks = await trackerTasks.byIds(ctx.db, [...hidden.keys()]);
  return tasks.map((task) => ({ task, hidden: hidden.get(task.id) as Hidden }));
}

async function settle(
  ctx: WriteContext,
  { installationId, source }: Origin,
  task: TrackerTask,
  hidden: Hidden,
  { state, readAt }: Reading,
): Promise<{ verdict: ReturnType<typeof judgeReading>; isChanged: boolean }> {
  const columnId = state ? state.columnId : task.columnId;
  const verdict = judgeReading({ ...task, ...hidden }, { columnId, readAt });
  if (verdict === 'stale') return { verdict, isChanged: false };
  if (verdict === 'unsure') await readLater(ctx, { installationId, source }, task);
  const seen = state ? shownOf(state) : { deleted: true };
  const isColumnKept = verdict === 'unsure';
  const values = { ...seen, ...(isColumnKept && { columnId: task.columnId }) };
  const isMoved = verdict === 'moved';
  if (!differs(task, state, values)) return { verdict, isChanged: false };
  const after = await trackerTasks.write(
    ctx,
    task,
    { ...values, lastSyncedAt: readAt },
    {
      columns: { ...(state && { assignee_ids: state.assigneeIds }), ...(isMoved && { sent_digest: null }) },
    },
  );
  if (!after) return { verdict, isChanged: false };
  ctx.record(trackerTask.changed('updated', task, after));
  if (isMoved && state?.columnId)
    await ctx.enqueue(followTaskJob, { installationId, taskId: task.id, columnId: state.columnId });
  return { verdict, isChanged: true };
}

const shownOf = (state: TaskState) => {
  const { externalId: _, assigneeIds: __, ...shown } = state;
  return shown;
};

const differs = (task: TrackerTask, state: TaskState | null, values: Partial<TrackerTask>) =>
  Object.entries(values).some(([name, value]) => task[name as keyof TrackerTask] !== value) ||
  (state !== null && task.assignees.map(({ externalId }) => externalId).join() !== state.assigneeIds.join());

const readLater = (ctx: WriteContext, origin: Origin, { taskId }: TrackerTask) =>
  ctx.enqueue(
    readTaskJob,
    { ...origin, taskId, eventAt: null, tries: 0 },
    { dueAt: new Date(portalNow().getTime() + 10_000).toISOString() },
  );

/** A reading that shows nothing new is no change: only when it was made is kept. */
async function noteRead({ db }: WriteContext, source: string, readings: readonly Reading[]) {
  if (readings.length === 0) return;
  const rows = readings.map(({ taskId, readAt }) => ({ taskId, readAt }));
  await db.execute(sql`
    update tracker_tasks task set last_synced_at = greatest(task.last_synced_at, given."readAt")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given ("taskId" text, "readAt" instant)
    where task.tenant_id = ${db.tenant} and task.source = ${source} and task.external_id = given."taskId"`);
}
