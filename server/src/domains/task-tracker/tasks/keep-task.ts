import type { TrackerTask } from '../../../../../nouns/tracker-task.ts';
import type { TaskState } from '../../../kernel/integrations/ports/task-tracker.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { columns, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { trackerTask, trackerTasks } from '../tracker-task.ts';

/** The task of this identifier as it was last read; undefined for one that nothing was ever linked to. */
export async function taskOf(db: Db, source: string, taskId: string): Promise<TrackerTask | undefined> {
  const [found] = await trackerTasks.read(
    db,
    trackerTasks.select(db, sql`task.source = ${source} and task.external_id = ${taskId}`),
  );
  return found;
}

interface Kept {
  source: string;
  state: TaskState;
  /** When the reading began; null for what is known of a task without reading it. */
  readAt: string | null;
  /** Digest of the column, where it was us who put it there. */
  sentDigest?: Buffer;
}

/** Begins to keep a task. False where it is kept already: then nothing changes. */
export async function keepTask(ctx: WriteContext, { source, state, readAt, sentDigest }: Kept): Promise<boolean> {
  const id = uuidv7();
  const made = await ctx.db.execute(sql`
    insert into tracker_tasks ${columns({
      tenant_id: ctx.db.tenant,
      id,
      source,
      ...columnsOfState(state),
      last_synced_at: readAt,
      ...(sentDigest && { sent_digest: sentDigest }),
    })} on conflict (tenant_id, source, external_id) do nothing`);
  if (made === 0) return false;
  ctx.record(trackerTask.fact('created', await trackerTasks.byId(ctx.db, id)));
  return true;
}

export const columnsOfState = (state: TaskState): Record<string, unknown> => ({
  external_id: state.externalId,
  id_task_common: state.idTaskCommon,
  id_task_project: state.idTaskProject,
  title: state.title,
  column_id: state.columnId,
  assignee_ids: state.assigneeIds,
  deadline: state.deadline,
  completed: state.completed,
  archived: state.archived,
  deleted: state.deleted,
  url: state.url,
});
