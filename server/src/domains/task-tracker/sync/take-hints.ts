import { consumer, pulledItems, taken } from '../../../kernel/integrations/consumer.ts';
import type { TaskHint } from '../../../kernel/integrations/ports/task-tracker.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readTaskJob } from './tracker-jobs.ts';

/**
 * What a webhook tells is a hint: tasks that are kept here are read anew before anything changes, and others are passed over. What is
 * older than the last event of its task changes nothing.
 */
const keepHints = command({
  name: 'task-tracker.take-hints',
  summary: words('Take events of the tracker', 'Принять события трекера'),
  permission: 'signed-in',
  scope: null,
  input: pulledItems,
  output: taken,

  async run(ctx, { installationId, source, items }) {
    ctx.nothingChanged();
    const hints = items as TaskHint[];
    const latest = new Map(hints.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ taskId, at }) => [taskId, at]));
    const rows = [...latest].map(([taskId, at]) => ({ taskId, at }));
    const wanted = await ctx.db.many<{ taskId: string; eventAt: string }>(sql`
      update tracker_tasks task set last_event_at = given.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given ("taskId" text, at instant)
      where task.tenant_id = ${ctx.db.tenant} and task.source = ${source} and task.external_id = given."taskId"
        and (task.last_event_at is null or task.last_event_at <= given.at)
      returning task.external_id as "taskId", task.last_event_at as "eventAt"`);
    await ctx.enqueueAll(
      readTaskJob,
      wanted.map(({ taskId, eventAt }) => ({ installationId, source, taskId, eventAt, tries: 0 })),
    );
    return { taken: wanted.length };
  },
});

export const takeHints = consumer('webhooks.tasktracker', keepHints);
