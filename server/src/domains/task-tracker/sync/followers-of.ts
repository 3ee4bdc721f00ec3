import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { stageOfColumn } from '../settings/stage-map.ts';
import { linksOf, movingLink } from '../tracker-link.ts';
import { settingsOf } from '../tracker-settings.ts';
import { trackerTasks } from '../tracker-task.ts';

interface Followers {
  stageId: string;
  taskTitle: string;
  columnTitle: string;
  procurementIds: string[];
}

/** The requisitions that move with a task, and where its column takes them; null where it takes nothing anywhere any more. */
export async function followersOf(db: Db, taskId: string, columnId: string): Promise<Followers | null> {
  const [task] = await trackerTasks.byIds(db, [taskId]);
  // It was moved again since: that has work of its own.
  if (task?.columnId !== columnId || task.deleted) return null;
  const settings = await settingsOf(db, task.source);
  const stageId = stageOfColumn(settings?.columns ?? [], columnId);
  if (stageId === null) return null;
  const linked = await db.many<{ id: string }>(sql`
    select requisition_id as id from tracker_links
    where tenant_id = ${db.tenant} and source = ${task.source} and target_type = 'task' and external_id = ${task.taskId}
    order by requisition_id`);
  const procurementIds: string[] = [];
  for (const { id } of linked)
    if (movingLink(await linksOf(db, id))?.externalId === task.taskId) procurementIds.push(id);
  return { stageId, taskTitle: task.title, columnTitle: task.columnTitle ?? columnId, procurementIds };
}
