import Type from 'typebox';
import type { TrackerLink } from '../../../../../nouns/tracker-link.ts';
import type { TaskState } from '../../../kernel/integrations/ports/task-tracker.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { doneWrite } from '../../../platform/integrations/outbox/done-write.ts';
import { outboxEntry } from '../../../platform/integrations/outbox/outbox-entry.ts';
import { addLink } from '../links/add-link.ts';
import { readTaskJob } from '../sync/tracker-jobs.ts';
import { trackerLinks } from '../tracker-link.ts';
import { digestOfColumn } from './digest-of-column.ts';
import { keepTask } from './keep-task.ts';

interface OrderRow {
  requisition_id: string;
  source: string;
  column_id: string;
  title: string;
}

/** Links the task that a write has created, once; null for a write that created none of ours. */
export async function linkCreated(ctx: WriteContext, writeId: string): Promise<TrackerLink | null> {
  const order = await ctx.db.first<OrderRow>(sql`
    select requisition_id, source, column_id, title from tracker_orders where tenant_id = ${ctx.db.tenant} and write_id = ${writeId}`);
  const written = order && (await doneWrite(ctx.db, writeId));
  if (!order || !written) return null;
  const { source, column_id: columnId } = order;
  const state = { ...asOrdered(order), externalId: written.externalId };
  await keepTask(ctx, { source, state, readAt: null, sentDigest: digestOfColumn(columnId) });
  const target = { source, targetType: 'task', externalId: written.externalId } as const;
  const { link, isNew } = await addLink(ctx, order.requisition_id, target);
  const { installationId } = written;
  if (isNew)
    await ctx.enqueue(readTaskJob, { installationId, source, taskId: state.externalId, eventAt: null, tries: 0 });
  return trackerLinks.byId(ctx.db, link.id);
}

/** What is known of a task before it was read. */
const asOrdered = ({ title, column_id: columnId }: OrderRow): Omit<TaskState, 'externalId'> => ({
  ...{ title, columnId, idTaskCommon: null, idTaskProject: null, assigneeIds: [], deadline: null },
  ...{ completed: false, archived: false, deleted: false, url: null },
});

const takeCreatedTask = command({
  name: 'task-tracker.take-created-task',
  summary: words('Link a task that was created', 'Связать созданную задачу'),
  permission: 'signed-in',
  scope: null,
  input: toldFact,
  output: Type.Unknown(),
  async run(ctx, { entityId }) {
    const before = ctx.stated();
    await linkCreated(ctx, entityId);
    if (ctx.stated() === before) ctx.nothingChanged();
  },
});

/** A task that was created while nobody waited, or that was found after doubt, or that a person has found. */
export const takeCreated = reaction([outboxEntry.event('done'), outboxEntry.event('settled')], takeCreatedTask);
