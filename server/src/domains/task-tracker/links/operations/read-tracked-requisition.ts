import Type from 'typebox';
import { id, nullable, object } from '../../../../kernel/fields.ts';
import { createTaskWrite } from '../../../../kernel/integrations/ports/task-tracker.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { outboxEntry } from '../../../../platform/integrations/outbox/outbox-entry.ts';
import { writesFor } from '../../../../platform/integrations/outbox/writes-for.ts';
import { getRequisition, requisition } from '../../../requisitions/requisition.ts';
import { linksOf, movingLink, trackerLink } from '../../tracker-link.ts';
import { trackerReading } from '../../tracker-rights.ts';
import { trackerTask, trackerTasks } from '../../tracker-task.ts';

const { id: writeId, installationId, status, awaitsDecision, lastError, createdAt } = outboxEntry.fields;

/** A task that is on its way to the tracker, or did not get there. */
const ordered = object(
  { id: writeId, installationId, status, awaitsDecision, lastError, createdAt },
  { title: 'Task being created' },
);

export const readTrackedRequisition = query({
  name: 'task-tracker.read-requisition',
  summary: words('Get the tasks of a requisition', 'Получить задачи заявки'),
  description:
    'Its links, the main one first, and the tasks they lead to as they were last read. `movingTaskId` is the task that moves with the requisition. `ordered` is the last task that was ordered and is not there yet: on its way, in doubt and being looked for, or failed.',
  ...trackerReading,
  refuses: ['not_found'],
  input: object({ id: id('Requisition') }),
  output: object({
    procurementId: id('Requisition'),
    links: Type.Array(trackerLink.view, { title: 'Links' }),
    tasks: Type.Array(trackerTask.view, { title: 'Tasks' }),
    movingTaskId: nullable(trackerTask.fields.taskId),
    ordered: nullable(ordered),
  }),

  async run(ctx, { id: procurementId }) {
    await ctx.ask(getRequisition, { id: procurementId });
    const [links, tasks, writes] = await Promise.all([
      linksOf(ctx.db, procurementId),
      trackerTasks.read(
        ctx.db,
        sql`${trackerTasks.select(
          ctx.db,
          sql`exists (select 1 from tracker_links link
            where link.tenant_id = ${ctx.db.tenant} and link.requisition_id = ${procurementId} and link.target_type = 'task'
              and link.source = task.source and link.external_id = task.external_id)`,
        )} order by task.created_at, task.id`,
      ),
      writesFor(ctx, createTaskWrite, { type: requisition.type, id: procurementId }),
    ]);
    const [last] = writes;
    return {
      ...{ procurementId, links, tasks },
      movingTaskId: movingLink(links)?.externalId ?? null,
      ordered: last && last.status !== 'done' ? shownOrder(last) : null,
    };
  },
});

const shownOrder = (entry: Awaited<ReturnType<typeof writesFor>>[number]) => ({
  id: entry.id,
  installationId: entry.installationId,
  status: entry.status,
  awaitsDecision: entry.awaitsDecision,
  lastError: entry.lastError,
  createdAt: entry.createdAt,
});
